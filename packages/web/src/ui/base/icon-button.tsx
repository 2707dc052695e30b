import { Button as DsButton, Tooltip } from '@digdir/designsystemet-react';
import type { ReactNode, Ref } from 'react';
import { type PressableProps, pressable } from './pressable.ts';

export interface IconButtonProps extends Omit<PressableProps, 'children'> {
  /** What the button does: its accessible name, and its tooltip. */
  label: string;
  icon: ReactNode;
  variant?: 'primary' | 'secondary' | 'tertiary';
  color?: 'accent' | 'neutral' | 'danger';
  size?: 'sm' | 'md';
  /** The side of its tooltip; by default below. */
  tooltip?: 'top' | 'bottom';
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is only an icon; its name shows as a tooltip. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'tertiary', color = 'neutral', size, tooltip = 'bottom', ...rest } = props;
  return (
    <Tooltip content={label} placement={tooltip}>
      <DsButton {...pressable(rest)} icon aria-label={label} variant={variant} data-color={color} data-size={size}>
        {icon}
      </DsButton>
    </Tooltip>
  );
}
