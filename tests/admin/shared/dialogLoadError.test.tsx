import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DialogLoadError } from '#src/admin/shared/dialogs/DialogLoadError.tsx';

it('a dialog whose code does not come has its name, says so and can be closed', () => {
  const onClose = vi.fn();
  render(<DialogLoadError title="Pictures" onClose={onClose} />);
  const dialog = within(screen.getByRole('dialog', { name: 'Pictures' }));
  expect(dialog.getByRole('alert').textContent).toContain('could not be loaded');
  dialog.getByRole('button', { name: 'Close' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});
