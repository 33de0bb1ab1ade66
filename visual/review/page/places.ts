import type { Finding } from '../../findings.ts';
import type { ChangedPlace } from '../model.ts';

/** The changed places of a finding, with what became of them as far as the comparison knows. */
export function placesOf({ change }: Finding): readonly ChangedPlace[] {
  if (change === null) return [];
  const { shift, colors } = change;
  return change.regions.map((region) => {
    if (colors !== null && colors.share > 0.5)
      return { ...region, fate: 'recolored', note: `${colors.from} to ${colors.to}` };
    if (shift !== null) return { ...region, fate: 'moved', note: `${shift.x}, ${shift.y} px` };
    return { ...region, fate: 'redrawn', note: '' };
  });
}
