import { noChange } from 'lit';
import { Directive, directive, type ElementPart, type PartInfo, PartType } from 'lit/directive.js';

/**
 * Sets custom properties and styles on an element: `<g ${vars({ '--turns': 2 })}>`. Lit's own `styleMap` writes a style
 * attribute on first render, which our Content-Security-Policy rightly refuses.
 */
class VarsDirective extends Directive {
  #names: readonly string[] = [];

  constructor(info: PartInfo) {
    super(info);
    if (info.type !== PartType.ELEMENT) throw new Error('vars() belongs on an element');
  }

  render(_values: Readonly<Record<string, string | number | undefined>>): unknown {
    return noChange;
  }

  override update(part: ElementPart, [values]: [Readonly<Record<string, string | number | undefined>>]): unknown {
    const { style } = part.element as HTMLElement;
    for (const name of this.#names) if (values[name] === undefined) style.removeProperty(name);
    for (const [name, value] of Object.entries(values)) if (value !== undefined) style.setProperty(name, String(value));
    this.#names = Object.keys(values);
    return noChange;
  }
}

export const vars = directive(VarsDirective);
