import { Unspoken } from './Unspoken.tsx';

/** Progress as a thin ring around the year; the words for it stand in the centre. */
export function WheelProgressRing({ radius, percent }: { radius: number; percent: number }) {
  return (
    <Unspoken className="wheel-progress-ring">
      <circle r={radius} />
      {percent > 0 && (
        <circle r={radius} pathLength={100} strokeDasharray={`${percent} 100`} transform="rotate(-90)" data-done="" />
      )}
    </Unspoken>
  );
}
