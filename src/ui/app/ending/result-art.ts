import { render, type TemplateResult } from 'lit';

/** A drawing as an image that a canvas can take. It has to carry all it needs: an image fetches nothing. */
export async function imageOf(drawing: TemplateResult, width: number, height: number): Promise<HTMLImageElement> {
  const desk = document.createElement('div');
  render(drawing, desk);
  const picture = desk.querySelector('svg');
  if (!picture) throw new Error('this is no drawing');
  picture.setAttribute('width', String(width));
  picture.setAttribute('height', String(height));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(picture))}`;
  await image.decode();
  return image;
}
