/** Changes what is drawn where it is another: the browser paints again whatever is set, even to what it was. */
export function setAttribute(element: Element | null | undefined, name: string, value: string): void {
  if (element && element.getAttribute(name) !== value) element.setAttribute(name, value);
}
