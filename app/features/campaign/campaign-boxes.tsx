import { useId, useState, type FocusEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { formCard as styles } from '@/forms/form-card'
import { ruleMessages } from '@/forms/forms.messages'
import { hasTooFew, type CampaignCheckbox, type CampaignInput } from '@/forms/rules/campaign'
import { useFormField } from '@/forms/use-form-field'
import { CheckboxField } from '@/ui/checkbox-field'
import { FieldError } from '@/ui/field-error'
import { campaignMessages as messages } from './campaign.messages'
import type { CampaignContent } from './campaign.types'

/** The editor's checkboxes. Single ones may be required; a group may require a minimum number. */
export function CampaignBoxes({ campaign }: { campaign: CampaignContent }) {
  const boxes = campaign.checkboxes.map((box, at) => ({ ...box, at }))
  const grouped = boxes.filter(({ isGrouped }) => isGrouped)
  return (
    <>
      {grouped.length > 0 && <BoxGroup campaign={campaign} grouped={grouped} />}
      <div className={styles.boxes}>
        {boxes
          .filter(({ isGrouped }) => !isGrouped)
          .map((box) => (
            <SingleBox key={box.checkboxID} {...box} />
          ))}
      </div>
    </>
  )
}

type PlacedBox = CampaignCheckbox & { at: number }

function SingleBox({ at, text }: PlacedBox) {
  const field = useFormField<CampaignInput>()
  return <CheckboxField {...field(`boxes.${at}`)} label={text} />
}

/** A group of checkboxes. It is validated on a change, or when the focus leaves the group. */
function BoxGroup({ campaign, grouped }: { campaign: CampaignContent; grouped: PlacedBox[] }) {
  const id = useId()
  const { control } = useFormContext<CampaignInput>()
  const field = useFormField<CampaignInput>()
  const ticked = useWatch({ control, name: 'boxes' })
  const [isTouched, setTouched] = useState(false)
  const { checkboxes, minOptionsSelection, groupedErrorMessage } = campaign
  const isMissing = isTouched && hasTooFew(checkboxes, ticked, minOptionsSelection)
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFieldSetElement>) => {
    if (!currentTarget.contains(relatedTarget)) setTouched(true)
  }
  return (
    <fieldset
      className={styles.boxes}
      onChange={() => setTouched(true)}
      onBlur={handleBlur}
      aria-describedby={isMissing ? `${id}-error` : undefined}
    >
      <legend className="visually-hidden">
        <FormattedMessage {...messages.boxes} />
      </legend>
      {grouped.map(({ at, checkboxID, text, required }) => {
        const { error, ...box } = field(`boxes.${at}`)
        return (
          <CheckboxField
            key={checkboxID}
            {...box}
            aria-invalid={isMissing || undefined}
            label={text}
            // the error of the group is shown once, below it
            error={required && error}
          />
        )
      })}
      <FieldError
        id={id}
        error={
          isMissing && (groupedErrorMessage ?? <FormattedMessage {...ruleMessages.oneOption} />)
        }
      />
    </fieldset>
  )
}
