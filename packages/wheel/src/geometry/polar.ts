import type { WheelDirection } from '../types.ts';
import { screenAngle } from './angle.ts';

export type Point = { x: number; y: number };

const RADIANS = Math.PI / 180;

/** Returns the point at a radius and a drawing angle; the centre of the wheel is 0, 0. */
export function pointAt(radius: number, angle: number, direction: WheelDirection): Point {
  const turned = screenAngle(angle, direction) * RADIANS;
  return { x: radius * Math.sin(turned), y: -radius * Math.cos(turned) };
}

/** Returns the radius and drawing angle (0–360) of a point. */
export function polarOf({ x, y }: Point, direction: WheelDirection): { radius: number; angle: number } {
  const clockwise = Math.atan2(x, -y) / RADIANS;
  return { radius: Math.hypot(x, y), angle: screenAngle(clockwise, direction) };
}

/** Returns the degrees that a length takes along a circle. */
export function degreesOf(length: number, radius: number): number {
  return length / radius / RADIANS;
}

/** Returns the length of some degrees along a circle. */
export function lengthOf(degrees: number, radius: number): number {
  return degrees * RADIANS * radius;
}

/** Returns the point at a radius and degrees clockwise from twelve o'clock, as a path has it. */
export function writtenAt(radius: number, onScreen: number): string {
  const turned = onScreen * RADIANS;
  return `${written(radius * Math.sin(turned))},${written(-radius * Math.cos(turned))}`;
}

/** Returns a coordinate as a path has it: two decimals are finer than any screen. */
export function written(value: number): string {
  return String(Math.round(value * 100) / 100);
}
