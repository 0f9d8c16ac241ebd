import { Checkbox } from '@chakra-ui/react/checkbox'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import type { PaperKind } from '@contracts/papers'
import { Choice } from '../parts/choice'
import { TextField } from '../parts/text-field'
import { FORMATS, KIND_NAMES, PRICES, toKind } from './paper-choices'
import { BATCHES } from './pick-lists'

type Settings = Record<'sendBy' | 'prices' | 'format' | 'batch' | 'sent', string> & {
  paper: PaperKind
}

interface PaperSettingsProps {
  settings: Settings
  /** Parcels that were sent and could be printed too. */
  sentCount: number
  onChange: (change: Partial<Settings>) => void
}

export function PaperSettings({ settings, sentCount, onChange }: PaperSettingsProps) {
  return (
    <>
      <SimpleGrid columns={{ base: 2, md: 4 }} gap="3" marginBottom="4">
        <Choice
          label="Paper"
          value={settings.paper}
          options={Object.entries(KIND_NAMES)}
          onChange={(paper) => onChange({ paper: toKind(paper) })}
        />
        <TextField
          label="Leaving by"
          type="date"
          value={settings.sendBy}
          onChange={({ target }) => onChange({ sendBy: target.value })}
        />
        {settings.paper === 'slip' && (
          <Choice
            label="Prices"
            value={settings.prices}
            options={PRICES}
            onChange={(value) => onChange({ prices: value })}
          />
        )}
        {settings.paper === 'card' && (
          <Choice
            label="Card"
            value={settings.format}
            options={FORMATS}
            onChange={(value) => onChange({ format: value })}
          />
        )}
        {settings.paper === 'pick-list' && (
          <Choice
            label="Parcels on a list"
            value={settings.batch}
            options={BATCHES}
            onChange={(batch) => onChange({ batch })}
          />
        )}
      </SimpleGrid>
      {sentCount > 0 && (
        <Checkbox.Root
          marginBottom="4"
          checked={settings.sent === 'yes'}
          onCheckedChange={({ checked }) => onChange({ sent: checked === true ? 'yes' : '' })}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>
            {sentCount === 1
              ? 'Also the parcel that was sent'
              : `Also the ${sentCount} parcels that were sent`}
          </Checkbox.Label>
        </Checkbox.Root>
      )}
    </>
  )
}
