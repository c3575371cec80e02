/**
 * For `codeSplitting.groups`: what the dashboard starts with and shares with other pages, in one file for each kind of
 * page that uses it. The bundler's default is a file for every set of pages: thirty of them, most below 1 kB.
 */
export const sharedChunks = [
  // With the forms of the contact page, the blog and the sign-in page.
  {
    name: 'controls',
    test: /\/@mui\/material\/(?:(?:OutlinedInput|NativeSelect|InputBase|Input|TextareaAutosize)\/|FormControl\/(?:FormControlContext|useFormControl)|(?:Select|InputAdornment|InputLabel)\/\w+Classes|internal\/svg-icons\/ArrowDropDown)/,
  },
  {
    name: 'alert',
    test: /\/@mui\/material\/(?:Alert\/|internal\/svg-icons\/(?:SuccessOutlined|ReportProblemOutlined|ErrorOutline|InfoOutlined|Close)\.)/,
  },
  // With those and with the menu on phones.
  {
    name: 'hooks',
    test: /\/@mui\/(?:(?:utils|material\/utils)\/(?:debounce|fastObject|getActive|getReact|owner|setRef|useSlotProps)|material\/utils\/useEnhanced)/,
  },
  {
    name: 'overlay',
    test: /\/@mui\/(?:material\/(?:Portal\/|useMediaQuery\/|internal\/Transition\.)|system\/useMediaQuery\/|utils\/useValueAsRef\/)|\/TransitionGroupContext\./,
  },
  // With the list of the blog.
  {
    name: 'paging',
    test: /\/src\/components\/(?:paging\/|notifications\/useFailureNotification|runtime\/useDebouncedValue)|\/SearchSharp\./,
  },
  // With the code that sends an enquiry and that follows the blog.
  {
    name: 'data',
    test: /\/src\/(?:firebase\/(?:verifySession|readOnce|commitWrite|nextCursor|unreadable)|features\/submissions\/data\/submission(?:Collection|Record)?)\.ts$/,
  },
  // With the grids and dialogs of the back office: what stands before `office` and what behind it.
  {
    name: 'parts',
    test: /\/(?:createStack|toggleButtonClasses|ContentCopySharp|Notifications\w+Sharp)\.m?js$|\/storedValue\.ts$/,
  },
  {
    name: 'rows',
    test: /\/Checkbox\/|\/material\/utils\/mergeSlotProps|\/(?:SwitchBase|switchBaseClasses|CheckBox\w*|IndeterminateCheckBox|InsertLinkSharp|DeleteOutlineSharp|EditOutlined|VisibilityOutlined)\.m?js$|\/(?:RowActionButton|NewBadge)\.tsx$/,
  },
].map((group) => ({ ...group, priority: -2, includeDependenciesRecursively: false }));
