import { Heading as DsHeading } from '@digdir/designsystemet-react';
import type { HTMLAttributes, Ref } from 'react';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Its place in the outline: one h1 a page (PageHeader), then h2, h3. */
  level: 1 | 2 | 3 | 4;
  /** The visual size of the heading, whatever its level. */
  size?: '2xs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  ref?: Ref<HTMLHeadingElement>;
}

const usual = { 1: 'lg', 2: 'sm', 3: 'xs', 4: '2xs' } as const;

/** A heading from the type scale. */
export function Heading({ level, size = usual[level], ...rest }: HeadingProps) {
  return <DsHeading {...rest} level={level} data-size={size} />;
}
