/** The focused element itself, however deep in shadow roots. */
export function deepFocus(): HTMLElement | SVGElement | undefined {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused instanceof HTMLElement || focused instanceof SVGElement ? focused : undefined;
}
