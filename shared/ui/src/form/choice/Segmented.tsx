import styles from './Segmented.module.css';

interface SegmentedProps<Value extends string> {
  name: string;
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice among few values that looks like one control, such as the state of orders. Radios, so the arrow keys move it. */
export function Segmented<Value extends string>({
  name,
  legend,
  options,
  value,
  onChange,
}: SegmentedProps<Value>) {
  return (
    <fieldset className={styles.segmented}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
