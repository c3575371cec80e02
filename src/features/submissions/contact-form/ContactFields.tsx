import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PlainField } from '#src/components/PlainField.tsx';
import { budgetOptions, serviceOptions } from '#src/content/enquiry.ts';
import { enquiryForm as words } from '#src/content/enquiryForm.ts';
import type { EnquiryErrors, EnquiryField } from './enquiryFields.ts';

const { labels } = words;

type FieldsProps = {
  errors: EnquiryErrors;
  /** While the enquiry is being sent: text stays readable, nothing can be changed. */
  isLocked: boolean;
};

/** Who is writing. */
export function PersonFields({ errors, isLocked }: FieldsProps) {
  const locked = { readOnly: isLocked, 'aria-disabled': isLocked || undefined };
  return (
    <Fieldset name={words.person}>
      <PlainField id="name" label={labels.name} error={errors.name}>
        {(wiring) => <input {...wiring} {...locked} name="name" type="text" autoComplete="name" required />}
      </PlainField>
      <PlainField id="email" label={labels.email} error={errors.email}>
        {(wiring) => (
          <input {...wiring} {...locked} name="email" type="email" autoComplete="email" required />
        )}
      </PlainField>
      <PlainField id="company" label={labels.company} isOptional error={errors.company}>
        {(wiring) => <input {...wiring} {...locked} name="company" type="text" autoComplete="organization" />}
      </PlainField>
    </Fieldset>
  );
}

/** What should change. */
export function ChangeFields({ errors, isLocked }: FieldsProps) {
  return (
    <Fieldset name={words.change}>
      <PlainField id="service" label={labels.service} error={errors.service}>
        {(wiring) => (
          <select {...wiring} name="service" required disabled={isLocked}>
            <Options none={words.chooseService} options={serviceOptions} />
          </select>
        )}
      </PlainField>
      <PlainField id="budget" label={labels.budget} isOptional error={errors.budget}>
        {(wiring) => (
          <select {...wiring} name="budget" disabled={isLocked}>
            <Options none={words.chooseBudget} options={budgetOptions} />
          </select>
        )}
      </PlainField>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <PlainField id="message" label={labels.message} help={words.messageHelp} error={errors.message}>
          {(wiring) => (
            <textarea
              {...wiring}
              name={'message' satisfies EnquiryField}
              rows={6}
              required
              readOnly={isLocked}
              aria-disabled={isLocked || undefined}
            />
          )}
        </PlainField>
      </Box>
    </Fieldset>
  );
}

function Options({ none, options }: { none: string; options: readonly string[] }) {
  return (
    <>
      <option value="">{none}</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </>
  );
}

function Fieldset({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset>
      <Typography variant="h4" component="legend">
        {name}
      </Typography>
      <div data-fields>{children}</div>
    </fieldset>
  );
}
