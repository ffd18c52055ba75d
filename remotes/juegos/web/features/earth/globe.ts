import { EARTH_KM } from '../../../models/earth/ak135.ts';

/** A cut of the whole Earth in a drawing: its centre and its radius, in units of the drawing. */
export interface Globe {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Digits after the point: a tenth of a unit is less than a pixel. */
export const drawn = (value: number) => value.toFixed(1);

export const lengthOf = ({ radius }: Globe, km: number) => (km / EARTH_KM) * radius;

/** A point of the cut: kilometres from the centre, radians clockwise from the top. */
export function pointOf(globe: Globe, km: number, radians: number): readonly [x: number, y: number] {
  const away = lengthOf(globe, km);
  return [globe.x + away * Math.sin(radians), globe.y - away * Math.cos(radians)];
}

/** Where a pointer is, in units of the drawing. */
export function pointerIn(svg: SVGSVGElement, event: { readonly clientX: number; readonly clientY: number }): DOMPoint {
  const point = new DOMPoint(event.clientX, event.clientY);
  const matrix = svg.getScreenCTM();
  return matrix ? point.matrixTransform(matrix.inverse()) : point;
}

/** What has not changed is not drawn again. */
export function setOnce(shape: Element | null | undefined, key: string, value: string): void {
  if (shape && shape.getAttribute(key) !== value) shape.setAttribute(key, value);
}
