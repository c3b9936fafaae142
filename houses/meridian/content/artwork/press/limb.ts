import { disc, type Point, shape } from './draw.ts'

/** A joint: its position, and the thickness of the limb there. */
export type Joint = [x: number, y: number, r: number]

/** The part of a limb between two joints: round at both ends, with straight sides. */
function segment([x1, y1, r1]: Joint, [x2, y2, r2]: Joint): string {
  const distance = Math.hypot(x2 - x1, y2 - y1)
  if (distance <= Math.abs(r1 - r2)) return ''
  const along = Math.atan2(y2 - y1, x2 - x1)
  const lean = Math.acos((r1 - r2) / distance)
  const edge = (x: number, y: number, r: number, angle: number): Point => [
    x + r * Math.cos(angle),
    y + r * Math.sin(angle),
  ]
  return shape(
    edge(x1, y1, r1, along - lean),
    edge(x2, y2, r2, along - lean),
    edge(x2, y2, r2, along + lean),
    edge(x1, y1, r1, along + lean),
  )
}

/** An arm, a leg or a neck: a chain of joints. */
export const limb = (...joints: Joint[]): string =>
  joints.map(([x, y, r]) => disc(x, y, r)).join('') +
  joints
    .slice(1)
    .map((joint, at) => segment(joints[at] ?? joint, joint))
    .join('')

/** A trunk or a coat: the area inside the joints around it. */
export const trunk = (...joints: Joint[]): string =>
  limb(...joints, joints[0] ?? [0, 0, 0]) + shape(...joints.map(([x, y]): Point => [x, y]))
