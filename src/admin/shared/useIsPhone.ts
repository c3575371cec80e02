import useMediaQuery from '@mui/material/useMediaQuery';
import { adminBreakpoints } from '#src/admin/adminLayout.ts';

export function useIsPhone(): boolean {
  return useMediaQuery(adminBreakpoints.phone);
}
