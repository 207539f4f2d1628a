import type { Page } from '@playwright/test';

/** A screen as somebody sees it, and what is wrong with it. */
export interface Sight {
  /** Words that stand on two lines. */
  readonly torn: readonly string[];
  /** Words of which only a part can be read. */
  readonly cut: readonly string[];
  /** What stands out of the screen, or has to be pushed sideways. */
  readonly wide: readonly string[];
  /** What can be done now, and how it lies. */
  readonly options: readonly Drawn[];
  /** Tabs that lead to other pages of the board. */
  readonly tabs: readonly Drawn[];
  /** How far the page has to be scrolled. */
  readonly below: number;
  /** How much of the height of the screen the board has. */
  readonly boardShare: number;
}

/** Something to press, on the board or in the slip. */
export interface Drawn {
  readonly label: string;
  readonly isInSight: boolean;
  /** What lies on its middle, if that is something else. */
  readonly cover: string | undefined;
}

/** Looks at everything that can be seen, element by element as they are laid out, through slots and shadow roots. */
export function lookAt(page: Page): Promise<Sight> {
  return page.evaluate(() => {
    const { innerWidth: width, innerHeight: height } = window;
    const [torn, cut, wide]: [string[], string[], string[]] = [[], [], []];
    const [options, tabs]: [Drawn[], Drawn[]] = [[], []];
    let boardHeight = 0;

    interface Frame {
      readonly box: DOMRect;
      /** What lies below its lower edge can be scrolled to. */
      readonly scrolls: boolean;
    }

    /** What lies around an element: the elements on the way to it, and the windows it is seen through. */
    interface Place {
      readonly path: readonly Element[];
      readonly frames: readonly Frame[];
      /** It can be pushed sideways. */
      readonly slides: boolean;
    }

    const nameOf = ({ path }: Place): string =>
      path
        .slice(-3)
        .map(({ localName, classList }) => [localName, ...classList].join('.'))
        .join(' ');
    const childrenOf = (element: Element): Iterable<Node> => {
      if (element.shadowRoot) return element.shadowRoot.childNodes;
      const given = element instanceof HTMLSlotElement ? element.assignedNodes({ flatten: true }) : [];
      return given.length > 0 ? given : element.childNodes;
    };
    /** Who sits at the table, what happened and what rules there are may be more than fits: these are made to slide. */
    const isSlider = ({ path }: Place): boolean =>
      path.some((element) => element.matches('seats-strip, history-strip, nav > ol'));

    /** The last move may take more words than the bar has room for: it ends in dots, and leads to the history. */
    const endsInDots = ({ path }: Place): boolean => path.some((element) => element.matches('.last > .told'));

    const isOutside = ({ right, top, height }: DOMRect, { box, scrolls }: Frame): boolean =>
      right > box.right + 2 || (!scrolls && top + height / 2 > box.bottom);

    const read = (node: Text, place: Place): void => {
      const range = document.createRange();
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}’]+/gu)) {
        // A hyphen that parts a word is drawn before what follows it, on the line above.
        const isParted = node.data[index - 1] === '\u00ad';
        range.setStart(node, isParted ? index + 1 : index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
        const [first, last] = [boxes[0], boxes.at(-1)];
        if (!first || !last) continue;
        const told = `“${word}” of “${node.data.trim().slice(0, 50)}” (${nameOf(place)})`;
        const button = place.path.findLast((element) => element.matches('.button'))?.getBoundingClientRect();
        if (button && (first.left < button.left - 1 || last.right > button.right + 1)) cut.push(told);
        if (Math.abs(last.top - first.top) > first.height / 2) torn.push(told);
        if (!place.slides && (first.left < -1 || last.right > width + 1)) wide.push(told);
        else if (!endsInDots(place) && place.frames.some((frame) => isOutside(last, frame))) cut.push(told);
      }
    };

    const topmost = (x: number, y: number): Element[] => {
      let top = document.elementFromPoint(x, y);
      const path = top ? [top] : [];
      for (let inner = top?.shadowRoot?.elementFromPoint(x, y); inner && inner !== top; ) {
        top = inner;
        path.push(top);
        inner = top.shadowRoot?.elementFromPoint(x, y);
      }
      return path;
    };

    const lieOf = (element: Element, place: Place): Drawn => {
      const { left, top, width: w, height: h } = element.getBoundingClientRect();
      const [x, y] = [left + w / 2, top + h / 2];
      // A middle on the very edge is as good as hidden.
      const isInSight = [...place.frames.map(({ box }) => box), new DOMRect(0, 0, width, height)].every(
        (frame) => x > frame.left + 1 && x < frame.right - 1 && y > frame.top + 1 && y < frame.bottom - 1,
      );
      const over = topmost(x, y).at(-1);
      const isFree = over && (place.path.includes(over) || element.contains(over));
      return {
        label: element.ariaLabel ?? element.textContent?.trim() ?? '',
        isInSight,
        cover: isInSight && !isFree ? [over?.localName, ...(over?.classList ?? [])].join('.') : undefined,
      };
    };

    const walk = (element: Element, around: Place): void => {
      const { display, overflowX, overflowY, clipPath } = getComputedStyle(element);
      // What has no box of its own, such as a slot, may still hold what can be seen.
      const isThere = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isThere && display !== 'contents') return;
      // For the ears only.
      if (clipPath.startsWith('inset(50%')) return;
      const path = [...around.path, element];
      const isPushed = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const scrolls = /auto|scroll/.test(overflowY);
      // What can be scrolled to is not cut by what lies around the scrolling part.
      const outer = scrolls ? around.frames.map(({ box }) => ({ box, scrolls })) : around.frames;
      const own = overflowX === 'visible' ? [] : [{ box: element.getBoundingClientRect(), scrolls }];
      // What slides sideways may be cut by its own edge, and by nothing inside it.
      const place: Place = { path, frames: isPushed ? [] : [...outer, ...own], slides: around.slides || isPushed };
      if (isPushed && !isSlider(place)) wide.push(`${nameOf(place)}: ${element.scrollWidth} in ${element.clientWidth}`);
      if (element.matches('[data-offer=open], amount-stepper .take')) options.push(lieOf(element, { ...around, path }));
      if (element.matches('.tabs > button')) tabs.push(lieOf(element, { ...around, path }));
      if (element.localName === 'main') boardHeight = element.clientHeight;
      for (const child of childrenOf(element)) {
        if (child instanceof Element) walk(child, place);
        else if (child instanceof Text) read(child, place);
      }
    };

    walk(document.body, { path: [], frames: [], slides: false });
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > width) wide.push(`the page: ${scrollWidth} in ${width}`);
    return { torn, cut, wide, options, tabs, below: scrollHeight - height, boardShare: boardHeight / height };
  });
}
