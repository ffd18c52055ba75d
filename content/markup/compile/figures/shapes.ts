import type { Point, Shape } from '../../figure.ts';
import { label, line, svg } from './svg.ts';

/** From the author's coordinates (upwards) to the drawing's (downwards). `scale`: units of the drawing for one of the author's. */
export interface Projection {
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
  readonly scaleX: number;
  readonly scaleY: number;
}

export function drawShape(shape: Shape, { x, y, scaleX, scaleY }: Projection): string {
  const at = ([px, py]: Point): readonly [number, number] => [x(px), y(py)];
  const stroke = `${shape.accent ? `line-${shape.accent}` : 'outline'}${shape.dashed ? ' dashed' : ''}`;
  const fill = shape.accent ? `soft-${shape.accent}` : 'soft-0';
  switch (shape.shape) {
    case 'point': {
      const [cx, cy] = at(shape.at);
      const dot = svg('circle', {
        cx,
        cy,
        r: 4,
        class: shape.open ? `hollow ${stroke}` : shape.accent ? `fill-${shape.accent}` : 'ink',
      });
      return dot + (shape.label ? label(cx + 7, cy - 7, shape.label, 'start') : '');
    }
    case 'segment': {
      const [x1, y1] = at(shape.from);
      const [x2, y2] = at(shape.to);
      return line(x1, y1, x2, y2, `curve ${stroke}`) + beside([x1, y1], [x2, y2], shape.label);
    }
    case 'arrow': {
      const [x1, y1] = at(shape.from);
      const [x2, y2] = at(shape.to);
      return (
        line(x1, y1, x2, y2, `curve ${stroke}`) + head(x1, y1, x2, y2, stroke) + beside([x1, y1], [x2, y2], shape.label)
      );
    }
    case 'path': {
      const points = shape.points.map(at);
      const last = points.at(-1) ?? [0, 0];
      const path = svg('path', { d: shape.smooth ? smooth(points) : straight(points), class: `curve ${stroke}` });
      return path + (shape.label ? label(last[0] + 5, last[1] - 5, shape.label, 'start') : '');
    }
    case 'polygon': {
      const points = shape.points.map(at);
      const middle = points.reduce(([sx, sy], [px, py]) => [sx + px / points.length, sy + py / points.length], [
        0, 0,
      ] as const);
      const corners = points.map(([px, py], index) => {
        const distance = Math.hypot(px - middle[0], py - middle[1]) || 1;
        return label(
          px + ((px - middle[0]) / distance) * 12,
          py + ((py - middle[1]) / distance) * 12 + 4,
          shape.corners?.[index] ?? '',
        );
      });
      const outline = svg('path', {
        d: `${straight(points)}Z`,
        class: `curve ${stroke}${shape.filled ? ` ${fill}` : ''}`,
      });
      return outline + (shape.corners ? corners.join('') : '');
    }
    case 'circle':
      return ellipse(shape.centre, shape.radius, shape.radius, shape.filled);
    case 'ellipse':
      return ellipse(shape.centre, shape.radii[0], shape.radii[1], shape.filled);
    case 'arc': {
      const [cx, cy] = at(shape.centre);
      const turn = (((shape.to - shape.from) % 360) + 360) % 360 || 360;
      const on = (degrees: number, radius: number) =>
        [cx + radius * scaleX * cosine(degrees), cy - radius * scaleY * sine(degrees)] as const;
      const points = Array.from({ length: 33 }, (_, index) => on(shape.from + (turn * index) / 32, shape.radius));
      const [lx, ly] = on(shape.from + turn / 2, shape.radius * 1.12);
      return (
        svg('path', { d: straight(points), class: `curve ${stroke}` }) +
        (shape.label ? label(lx, ly + 4, shape.label) : '')
      );
    }
    case 'angle': {
      const [cx, cy] = at(shape.at);
      const [a, b] = [shape.from, shape.to].map((point) => {
        const [px, py] = at(point);
        const distance = Math.hypot(px - cx, py - cy) || 1;
        return [(px - cx) / distance, (py - cy) / distance] as const;
      }) as [readonly [number, number], readonly [number, number]];
      const reach = shape.right ? 12 : 22;
      const middle = [a[0] + b[0], a[1] + b[1]] as const;
      const length = Math.hypot(...middle) || 1;
      const mark = shape.right
        ? `M${cx + a[0] * reach} ${cy + a[1] * reach}L${cx + middle[0] * reach} ${cy + middle[1] * reach}L${cx + b[0] * reach} ${cy + b[1] * reach}`
        : `M${cx + a[0] * reach} ${cy + a[1] * reach}A${reach} ${reach} 0 0 ${a[0] * b[1] - a[1] * b[0] > 0 ? 1 : 0} ${cx + b[0] * reach} ${cy + b[1] * reach}`;
      const words = shape.label
        ? label(cx + (middle[0] / length) * (reach + 15), cy + (middle[1] / length) * (reach + 15) + 4, shape.label)
        : '';
      return (
        svg('path', { d: mark.replace(/\d+\.\d+/g, (number) => Number(number).toFixed(1)), class: `curve ${stroke}` }) +
        words
      );
    }
    case 'text': {
      const [px, py] = at(shape.at);
      const size = shape.size && shape.size !== 'normal' ? ` ${shape.size}` : '';
      return label(
        px,
        py + 4,
        shape.text,
        shape.anchor ?? 'middle',
        `label${size}${shape.accent ? ` text-${shape.accent}` : ''}`,
      );
    }
  }

  function ellipse(centre: Point, rx: number, ry: number, filled: boolean | undefined): string {
    const [cx, cy] = at(centre);
    return svg('ellipse', {
      cx,
      cy,
      rx: rx * scaleX,
      ry: ry * scaleY,
      class: `curve ${stroke}${filled ? ` ${fill}` : ''}`,
    });
  }
}

type Placed = readonly [x: number, y: number];

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);

const straight = (points: readonly Placed[]) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** Catmull-Rom through all points. */
function smooth(points: readonly Placed[]): string {
  return points
    .map((point, index) => {
      if (index === 0) return `M${point[0].toFixed(1)} ${point[1].toFixed(1)}`;
      const before = points[index - 1] ?? point;
      const [p0, p3] = [points[index - 2] ?? before, points[index + 1] ?? point];
      const control = (from: Placed, previous: Placed, next: Placed, side: 1 | -1) =>
        `${(from[0] + (side * (next[0] - previous[0])) / 6).toFixed(1)} ${(from[1] + (side * (next[1] - previous[1])) / 6).toFixed(1)}`;
      return `C${control(before, p0, point, 1)} ${control(point, before, p3, -1)} ${point[0].toFixed(1)} ${point[1].toFixed(1)}`;
    })
    .join('');
}

function head(x1: number, y1: number, x2: number, y2: number, stroke: string): string {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const corner = (turn: number): Placed => [x2 - 9 * Math.cos(angle + turn), y2 - 9 * Math.sin(angle + turn)];
  return svg('path', {
    d: straight([corner(0.45), [x2, y2], corner(-0.45)]),
    class: `curve ${stroke.replace(' dashed', '')}`,
  });
}

/** Words beside the middle of a line, on the side that is up or to the right. */
function beside([x1, y1]: Placed, [x2, y2]: Placed, words: string | undefined): string {
  if (!words) return '';
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [(y2 - y1) / length, -(x2 - x1) / length];
  const side = ny > 0.001 || (Math.abs(ny) <= 0.001 && nx < 0) ? -1 : 1;
  const away = 10 + Math.abs(nx) * 4 * Math.min(6, words.length / 2);
  return label((x1 + x2) / 2 + side * nx * away, (y1 + y2) / 2 + side * ny * away + 4, words);
}
