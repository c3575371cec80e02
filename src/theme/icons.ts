/**
 * Every icon by its meaning: the designers' one place to choose another drawing or another family.
 * What is particular to the brand (logo, wave, charts) is drawn by components of its own.
 */

export { default as AddIcon } from '@mui/icons-material/AddSharp';
export { default as NewTabIcon } from '@mui/icons-material/ArrowOutwardSharp';
export { default as PreviousIcon } from '@mui/icons-material/ChevronLeftSharp';
export { default as NextIcon } from '@mui/icons-material/ChevronRightSharp';
export { default as CloseIcon } from '@mui/icons-material/CloseSharp';
export { default as CodeIcon } from '@mui/icons-material/CodeSharp';
export { default as CopyIcon } from '@mui/icons-material/ContentCopySharp';
export { default as ColorModeIcon } from '@mui/icons-material/ContrastSharp';
export { default as DeleteIcon } from '@mui/icons-material/DeleteOutlineSharp';
// Direction
export { default as ForwardIcon } from '@mui/icons-material/EastSharp';
export { default as EditIcon } from '@mui/icons-material/EditOutlined';
export { default as BoldIcon } from '@mui/icons-material/FormatBoldSharp';
export { default as ItalicIcon } from '@mui/icons-material/FormatItalicSharp';
export { default as ListIcon } from '@mui/icons-material/FormatListBulletedSharp';
export { default as NumberedListIcon } from '@mui/icons-material/FormatListNumberedSharp';
export { default as QuoteIcon } from '@mui/icons-material/FormatQuoteSharp';
export { default as LeaveFullScreenIcon } from '@mui/icons-material/FullscreenExitSharp';
export { default as FullScreenIcon } from '@mui/icons-material/FullscreenSharp';
export { default as HelpIcon } from '@mui/icons-material/HelpOutlineSharp';
export { default as ImageIcon } from '@mui/icons-material/ImageSharp';
export { default as LinkIcon } from '@mui/icons-material/InsertLinkSharp';
export { default as ExpandIcon } from '@mui/icons-material/KeyboardArrowDownSharp';
// Interface
export { default as MenuIcon } from '@mui/icons-material/MenuSharp';
export { default as UpIcon } from '@mui/icons-material/NorthSharp';
export { default as NotificationsOnIcon } from '@mui/icons-material/NotificationsActiveSharp';
export { default as NotificationsOffIcon } from '@mui/icons-material/NotificationsNoneSharp';
export { default as ImageLibraryIcon } from '@mui/icons-material/PhotoLibrarySharp';
export { default as RemoveIcon } from '@mui/icons-material/RemoveSharp';
export { default as SearchIcon } from '@mui/icons-material/SearchSharp';
export { default as TableIcon } from '@mui/icons-material/TableChartSharp';
export { default as SubheadingIcon } from '@mui/icons-material/TextFieldsSharp';
// Formatting tools of the post editor
export { default as HeadingIcon } from '@mui/icons-material/TitleSharp';
// Row actions of the back office
export { default as ViewIcon } from '@mui/icons-material/VisibilityOutlined';
export { default as BackIcon } from '@mui/icons-material/WestSharp';
