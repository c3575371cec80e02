import type { ColorSystemOptions } from '@mui/material/styles';

const page = 'var(--mui-palette-background-default)';
const paper = 'var(--mui-palette-background-paper)';
const sunk = 'var(--mui-palette-background-sunk)';
const text = 'var(--mui-palette-text-primary)';
const textSecondary = 'var(--mui-palette-text-secondary)';
const textChannel = 'var(--mui-palette-text-primaryChannel)';
const pageChannel = 'var(--mui-palette-background-defaultChannel)';
const line = 'var(--mui-palette-divider)';
const control = 'var(--mui-palette-line-control)';
const tick = 'var(--mui-palette-line-tick)';

/**
 * The colours Material UI's components would derive on their own, said in the site's colours instead: the same
 * names in both schemes, so that none of them has to be a CSS variable of its own. `ControlTheme` lays them over the
 * theme.
 */
export const componentPalette: NonNullable<ColorSystemOptions['palette']> = {
  common: {
    background: page,
    onBackground: text,
    backgroundChannel: pageChannel,
    onBackgroundChannel: textChannel,
  },
  action: {
    active: text,
    activeChannel: textChannel,
    hover: sunk,
    hoverOpacity: 0.06,
    selected: sunk,
    selectedChannel: textChannel,
    selectedOpacity: 0.1,
    disabled: textSecondary,
    disabledBackground: sunk,
    disabledOpacity: 0.5,
    focus: sunk,
    focusOpacity: 0.12,
    activatedOpacity: 0.16,
  },
  AppBar: { defaultBg: paper, darkBg: paper, darkColor: text },
  Avatar: { defaultBg: text },
  Button: { inheritContainedBg: sunk, inheritContainedHoverBg: line },
  Chip: { defaultBorder: control, defaultAvatarColor: textSecondary, defaultIconColor: textSecondary },
  FilledInput: { bg: paper, hoverBg: paper, disabledBg: page },
  Input: { autofillWebkitBoxShadow: `0 0 0 100px ${paper} inset` },
  Skeleton: { bg: line },
  SnackbarContent: { bg: 'var(--mui-palette-band-main)', color: 'var(--mui-palette-band-text)' },
  SpeedDialAction: { fabHoverBg: sunk },
  StepConnector: { border: tick },
  StepContent: { border: tick },
  Switch: { defaultColor: paper, defaultDisabledColor: line, ...forEachColor('DisabledColor', () => line) },
  Slider: forEachColor('Track', () => line),
  LinearProgress: forEachColor('Bg', () => line),
  TableCell: { border: line },
  Tooltip: { bg: text },
  Alert: {
    ...forEachState('Color', (name) => `var(--mui-palette-${name}-main)`),
    ...forEachState('FilledBg', (name) => `var(--mui-palette-${name}-main)`),
    ...forEachState('FilledColor', () => page),
    ...forEachState('StandardBg', (name) => `var(--mui-palette-${name}-light)`),
    ...forEachState('IconColor', (name) => `var(--mui-palette-${name}-main)`),
  },
};

function forEachState(suffix: string, value: (name: string) => string): Record<string, string> {
  return named(['error', 'info', 'success', 'warning'], suffix, value);
}

function forEachColor(suffix: string, value: (name: string) => string): Record<string, string> {
  return named(['primary', 'secondary', 'error', 'info', 'success', 'warning'], suffix, value);
}

function named(names: readonly string[], suffix: string, value: (name: string) => string) {
  return Object.fromEntries(names.map((name) => [`${name}${suffix}`, value(name)]));
}
