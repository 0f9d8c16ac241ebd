import { useState, type ComponentProps, type ReactNode } from 'react'
import { weekdayOf } from '@rules/days'
import { Calendar } from '@/ui/calendar'
import { CheckboxField } from '@/ui/checkbox-field'
import { ChoiceTile, ChoiceTiles } from '@/ui/choice-tile'
import { InlineSelect } from '@/ui/inline-select'
import { RadioGroup } from '@/ui/radio-group'
import { SecretField } from '@/ui/secret-field'
import { SelectField } from '@/ui/select-field'
import { TextAreaField } from '@/ui/text-area-field'
import { TextField } from '@/ui/text-field'
import type { GuideEntry } from './guide-entry'
import { RatingField } from '@/ui/rating-field'

interface RatingExampleProps {
  id: string
  initial?: number
  error?: ReactNode
}

function RatingExample({ id, initial = 0, error }: RatingExampleProps) {
  const [value, setValue] = useState(initial)
  return (
    <RatingField
      id={id}
      label="Your rating"
      value={value}
      onChange={setValue}
      meaningOf={(stars) => `${stars} of 5 stars`}
      error={error}
    />
  )
}

const STATES = [
  { value: 'CA', label: 'California' },
  { value: 'WA', label: 'Washington' },
]
const METHODS = [
  { value: 'ground', label: 'Standard Ground', hint: 'Arrives by Thursday' },
  { value: 'overnight', label: 'Overnight', hint: 'Arrives tomorrow' },
  { value: 'courier', label: 'Courier', isDisabled: true },
]

const DECEMBER = { min: '2026-12-01', max: '2026-12-31' }

export const fieldEntries: readonly GuideEntry[] = [
  {
    id: 'text-field',
    title: 'Text field',
    text: 'The label stays above, the hint below it, the error below the box and tied to it.',
    files: ['ui/text-field.tsx', 'ui/field-frame.tsx', 'ui/field-error.tsx'],
    states: [
      { name: 'at rest', content: <TextField label="City" defaultValue="Portland" /> },
      { name: 'with a hint', content: <TextField label="Email" hint="For your confirmation." /> },
      { name: 'optional', content: <TextField label="Unit / Suite" isOptional /> },
      {
        name: 'error',
        content: (
          <TextField label="Zip Code" defaultValue="94" error="Please enter a valid zip code" />
        ),
      },
      { name: 'disabled', content: <TextField label="Country" defaultValue="US" disabled /> },
    ],
  },
  {
    id: 'text-area-field',
    title: 'Text area',
    text: 'Several lines of text.',
    files: ['ui/text-area-field.tsx'],
    states: [
      { name: 'at rest', content: <TextAreaField label="Gift message" hint="150 characters." /> },
      {
        name: 'error',
        content: <TextAreaField label="Your review" error="Please write 20 to 4,000 characters." />,
      },
    ],
  },
  {
    id: 'secret-field',
    title: 'Password',
    text: 'Hidden until its owner wants to see it.',
    files: ['ui/secret-field.tsx'],
    states: [
      {
        name: 'at rest',
        content: <SecretField label="Password" autoComplete="current-password" />,
      },
      {
        name: 'error',
        content: (
          <SecretField
            label="Password"
            autoComplete="current-password"
            error="Please enter a valid password."
          />
        ),
      },
    ],
  },
  {
    id: 'select-field',
    title: 'Select',
    text: 'The browser’s own list of choices: it works with every finger and every reader.',
    files: ['ui/select-field.tsx'],
    states: [
      {
        name: 'empty',
        content: <SelectField label="State" options={STATES} placeholder="Choose a state" />,
      },
      { name: 'chosen', content: <SelectField label="State" options={STATES} defaultValue="WA" /> },
      {
        name: 'error',
        content: (
          <SelectField
            label="State"
            options={STATES}
            placeholder="Choose a state"
            error="Please select a state."
          />
        ),
      },
    ],
  },
  {
    id: 'inline-select',
    title: 'Choice in a toolbar',
    text: 'A native choice list with its label beside it, where nothing can be wrong.',
    files: ['ui/inline-select.tsx'],
    states: [{ name: 'chosen', content: <InlineExample /> }],
  },
  {
    id: 'checkbox-field',
    title: 'Checkbox',
    text: 'A yes that may be left out.',
    files: ['ui/checkbox-field.tsx'],
    states: [
      { name: 'off', content: <CheckboxField label="This is a gift" /> },
      {
        name: 'on, with a hint',
        content: (
          <CheckboxField label="This is a gift" hint="We leave out the prices." defaultChecked />
        ),
      },
      {
        name: 'error',
        content: (
          <CheckboxField label="Offers by e-mail" error="At least one option must be selected" />
        ),
      },
      { name: 'disabled', content: <CheckboxField label="Nut free" disabled /> },
    ],
  },
  {
    id: 'choice-tile',
    title: 'Choice tiles',
    text: 'Sizes, wraps and options: the whole tile is clicked.',
    files: ['ui/choice-tile.tsx'],
    states: [
      {
        name: 'one chosen, one sold out, one not made',
        content: (
          <fieldset>
            <legend className="visually-hidden">Size</legend>
            <ChoiceTiles>
              <ChoiceTile name="guide-size" value="half" defaultChecked>
                ½ lb
              </ChoiceTile>
              <ChoiceTile name="guide-size" value="one" isGone>
                1 lb<span className="visually-hidden">, unavailable</span>
              </ChoiceTile>
              <ChoiceTile name="guide-size" value="two" isGone disabled>
                2 lb<span className="visually-hidden">, unavailable</span>
              </ChoiceTile>
            </ChoiceTiles>
          </fieldset>
        ),
      },
    ],
  },
  {
    id: 'rating-field',
    title: 'Rating',
    text: 'One to five stars, by pointer or arrow keys. Only in parts of a page that are fetched when they open.',
    files: ['ui/rating-field.tsx'],
    states: [
      { name: 'nothing chosen', content: <RatingExample id="guide-rating" /> },
      { name: 'four of five', content: <RatingExample id="guide-rating-4" initial={4} /> },
      {
        name: 'error',
        content: <RatingExample id="guide-rating-error" error="Please choose one to five stars." />,
      },
    ],
  },
  {
    id: 'radio-group',
    title: 'Radio group',
    text: 'One choice of a few, all in sight.',
    files: ['ui/radio-group.tsx'],
    states: [
      {
        name: 'one not to be had',
        content: <RadioGroup legend="Delivery" name="guide-delivery" options={METHODS} />,
      },
      {
        name: 'error',
        content: (
          <RadioGroup
            legend="Delivery"
            name="guide-delivery-error"
            options={METHODS.slice(0, 2)}
            error="This field is required."
          />
        ),
      },
    ],
  },
  {
    id: 'calendar',
    title: 'Calendar',
    text: 'A month of days, with all keys of a date grid. Days that cannot be chosen say so.',
    files: ['ui/calendar.tsx'],
    states: [
      {
        name: 'a day chosen',
        content: <CalendarExample {...DECEMBER} initial="2026-12-10" isAvailable={() => true} />,
      },
      {
        name: 'no deliveries on Sundays',
        content: <CalendarExample {...DECEMBER} isAvailable={(day) => weekdayOf(day) !== 0} />,
      },
    ],
  },
]

type CalendarProps = Omit<ComponentProps<typeof Calendar>, 'value' | 'onChoose'>

function CalendarExample({ initial, ...props }: CalendarProps & { initial?: string }) {
  const [day, setDay] = useState(initial)
  return <Calendar {...props} value={day} onChoose={setDay} />
}

function InlineExample() {
  const [state, setState] = useState('WA')
  return <InlineSelect label="State" options={STATES} value={state} onChange={setState} />
}
