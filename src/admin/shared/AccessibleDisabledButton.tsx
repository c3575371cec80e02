import Button, { type ButtonProps } from '@mui/material/Button';

/** Stays focusable while disabled; a natively disabled button drops focus. */
export function AccessibleDisabledButton({ disabled = false, onClick, ...props }: ButtonProps) {
  return (
    <Button
      {...props}
      {...(disabled && { 'aria-disabled': true, className: 'Mui-disabled', disableRipple: true })}
      onClick={(event) => !disabled && onClick?.(event)}
    />
  );
}
