import { FilterSelect } from './FilterSelect.tsx';

type OrderSelectProps = { direction: 'asc' | 'desc'; onChange(direction: 'asc' | 'desc'): void };

/** For cards, which have no column heads to sort by. */
export function OrderSelect({ direction, onChange }: OrderSelectProps) {
  return <FilterSelect label="Order" value={direction} options={options} onChange={onChange} />;
}

const options = [
  ['desc', 'Newest first'],
  ['asc', 'Oldest first'],
] as const;
