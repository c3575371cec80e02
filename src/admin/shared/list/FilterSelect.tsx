import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';

type FilterSelectProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, name: string])[];
  onChange(value: Value): void;
};

export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, options, onChange } = props;
  return (
    <NativeSelect
      value={value}
      input={<OutlinedInput size="small" fullWidth={false} />}
      inputProps={{ 'aria-label': label }}
      onChange={(event) => {
        const chosen = options.find(([option]) => option === event.target.value);
        if (chosen) onChange(chosen[0]);
      }}
      sx={{ flex: 'none' }}
    >
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
