import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { sidePadding, useIsPhone } from '#src/admin/shared/adminLayout.ts';
import { canNotify, useNotificationSwitch } from '#src/admin/submissions/desktopNotifications.ts';
import { notificationMessages } from '#src/admin/submissions/messages.ts';
import { useNewSubmissions } from '#src/admin/submissions/NewSubmissionsProvider.tsx';
import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { notify } from '#src/components/notifications/notificationQueue.ts';
import { ColorModeToggle } from '#src/components/ui/ColorModeToggle.tsx';
import { LogoMark } from '#src/components/ui/Logo.tsx';
import { site } from '#src/content/site.ts';
import { paths } from '#src/paths.ts';
import { NotificationsOffIcon, NotificationsOnIcon } from '#src/theme/icons.ts';
import { space } from '#src/theme/theme.ts';

type AdminHeaderProps = {
  title: string;
  description: string;
  /** A link to the other admin page; on a phone, it is the first action. */
  link?: ReactNode;
  children: ReactNode;
};

export function AdminHeader({ title, description, link, children }: AdminHeaderProps) {
  const { unseen } = useNewSubmissions();
  const isPhone = useIsPhone();
  return (
    <>
      <PageMeta title={unseen ? `(${unseen}) ${title}` : title} description={description} />
      <AppBar position="static" color="default">
        <Toolbar disableGutters sx={toolbarStyle}>
          <Link href={paths.home} aria-label={site.name} color="inherit" underline="none" sx={logoStyle}>
            <LogoMark size="22px" />
          </Link>
          <Typography variant="h5" component="h1" sx={{ marginRight: isPhone ? 'auto' : 1 }}>
            {title}
          </Typography>
          {!isPhone && <Box sx={linkStyle}>{link}</Box>}
          <NotificationSwitch />
          <ColorModeToggle />
          <Box sx={actionsStyle}>
            {isPhone && link}
            {children}
          </Box>
        </Toolbar>
      </AppBar>
    </>
  );
}

function NotificationSwitch() {
  const { isOn, turnOn, turnOff } = useNotificationSwitch();
  if (!canNotify) return null;

  async function handleClick() {
    if (isOn) return turnOff();
    const refusal = await turnOn();
    notify({ severity: refusal ? 'error' : 'success', message: refusal ?? notificationMessages.on });
  }

  const Icon = isOn ? NotificationsOnIcon : NotificationsOffIcon;
  return (
    <Tooltip title={isOn ? 'Desktop notifications are on' : 'Desktop notifications are off'}>
      <IconButton aria-label="Desktop notifications" aria-pressed={isOn} onClick={() => void handleClick()}>
        <Icon />
      </IconButton>
    </Tooltip>
  );
}

const toolbarStyle = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 0.75rem',
  // 4rem high including the border.
  '&&': { minHeight: 'calc(4rem - 1px)' },
  paddingInline: sidePadding,
  paddingBlock: 1,
} as const;

function logoStyle(theme: Theme) {
  return {
    display: 'grid',
    alignContent: 'center',
    minHeight: '2rem',
    paddingRight: '0.75rem',
    borderRight: `1px solid ${theme.vars.palette.divider}`,
    color: 'inherit',
  };
}

const linkStyle = { marginRight: 'auto', typography: 'body2' } as const;

function actionsStyle(theme: Theme) {
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.5rem 0.75rem',
    [theme.breakpoints.down(700)]: {
      flexBasis: '100%',
      gap: '0.5rem',
      paddingBottom: '0.25rem',
      '&& > *': {
        flex: '1 1 auto',
        alignContent: 'center',
        minHeight: space.control.medium,
        paddingInline: '0.5rem',
      },
      '&& > a:first-of-type': { paddingInlineStart: 0 },
      // Wraps four buttons into two rows of two.
      '&&:has(> * + * + * + *) > *': { flexBasis: '40%' },
    },
  };
}
