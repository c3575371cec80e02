import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PlainField } from '#src/components/PlainField.tsx';
import { budgetOptions, serviceOptions } from '#src/content/enquiry.ts';
import type { EnquiryErrors, EnquiryField } from './enquiryFields.ts';

type FieldsProps = {
  errors: EnquiryErrors;
  /** While the enquiry is being sent: text stays readable, nothing can be changed. */
  isLocked: boolean;
};

/** Who is writing. */
export function PersonFields({ errors, isLocked }: FieldsProps) {
  const locked = { readOnly: isLocked, 'aria-disabled': isLocked || undefined };
  return (
    <Fieldset name="You">
      <PlainField id="name" label="Name" error={errors.name}>
        {(wiring) => <input {...wiring} {...locked} name="name" type="text" autoComplete="name" required />}
      </PlainField>
      <PlainField id="email" label="Email" error={errors.email}>
        {(wiring) => (
          <input {...wiring} {...locked} name="email" type="email" autoComplete="email" required />
        )}
      </PlainField>
      <PlainField id="company" label="Company" isOptional error={errors.company}>
        {(wiring) => <input {...wiring} {...locked} name="company" type="text" autoComplete="organization" />}
      </PlainField>
    </Fieldset>
  );
}

/** What should change. */
export function ChangeFields({ errors, isLocked }: FieldsProps) {
  return (
    <Fieldset name="The change">
      <PlainField id="service" label="Service" error={errors.service}>
        {(wiring) => (
          <select {...wiring} name="service" required disabled={isLocked}>
            <Options none="Select a service" options={serviceOptions} />
          </select>
        )}
      </PlainField>
      <PlainField id="budget" label="Budget" isOptional error={errors.budget}>
        {(wiring) => (
          <select {...wiring} name="budget" disabled={isLocked}>
            <Options none="Select a range" options={budgetOptions} />
          </select>
        )}
      </PlainField>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <PlainField id="message" label="Message" help={messageHelp} error={errors.message}>
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

const messageHelp = 'What happens today, how often, and what it should be instead.';

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
