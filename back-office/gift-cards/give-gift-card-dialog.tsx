import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { Stack } from '@chakra-ui/react/stack'
import { Textarea } from '@chakra-ui/react/textarea'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficeSite } from '@contracts/merchandise'
import type { OfficeGiftCard } from '@contracts/promotion'
import { explainAmount } from '@rules/money-text'
import { merchandiseApi } from '../api/merchandise-api'
import { Choice } from '../parts/choice'
import { FormDialog } from '../parts/form-dialog'
import { AmountField } from '../parts/number-fields'

/** Whom a gift card is for, and why, as far as the page knows. */
export interface GiftCardIdea {
  siteId?: string
  email?: string
  name?: string
  reason?: string
}

interface GiveGiftCardDialogProps {
  idea: GiftCardIdea
  sites: readonly OfficeSite[]
  onGiven: (card: OfficeGiftCard) => void
  onClose: () => void
}

/** Issues a gift card without an order; the recipient receives it by mail. */
export function GiveGiftCardDialog(props: GiveGiftCardDialogProps) {
  const { idea, sites, onGiven, onClose } = props
  const [siteId, setSiteId] = useState(idea.siteId ?? sites[0]?.id ?? '')
  const [sender, setSender] = useState<string>()
  const [amount, setAmount] = useState('')
  const site = sites.find(({ id }) => id === siteId)
  const currency = site?.currency ?? ''
  const isAmount = explainAmount(amount, currency) === undefined
  const give = useMutation({ mutationFn: merchandiseApi.giveGiftCard, onSuccess: onGiven })
  return (
    <FormDialog
      title="Issue a gift card"
      action="Issue and mail it"
      isBusy={give.isLoading}
      isIncomplete={!isAmount}
      error={give.error}
      onSubmit={(form) => {
        const read = (name: string) => form.get(name) ?? ''
        give.mutate({
          siteId,
          amount: amount.trim(),
          recipientEmail: read('recipientEmail'),
          recipientName: read('recipientName'),
          senderName: read('senderName'),
          message: read('message'),
          reason: read('reason'),
        })
      }}
      onClose={onClose}
    >
      <Stack gap="4">
        <Choice
          label="Site"
          value={siteId}
          options={sites.map(({ id, name }) => [id, name] as const)}
          onChange={setSiteId}
        />
        <AmountField
          label={`Amount, in ${currency}`}
          currency={currency}
          value={amount}
          onChange={setAmount}
        />
        <RecipientFields idea={idea} />
        <Field.Root>
          <Field.Label>From</Field.Label>
          <Input
            name="senderName"
            maxLength={100}
            value={sender ?? site?.name ?? ''}
            autoComplete="off"
            onChange={({ target }) => setSender(target.value)}
          />
        </Field.Root>
        <Field.Root>
          <Field.Label>Message</Field.Label>
          <Textarea name="message" maxLength={500} rows={3} />
        </Field.Root>
        <Field.Root required>
          <Field.Label>Why it is given</Field.Label>
          <Input name="reason" maxLength={200} autoComplete="off" defaultValue={idea.reason} />
          <Field.HelperText>Shown in its history; the recipient does not see it.</Field.HelperText>
        </Field.Root>
      </Stack>
    </FormDialog>
  )
}

function RecipientFields({ idea: { email, name } }: { idea: GiftCardIdea }) {
  return (
    <>
      <Field.Root required>
        <Field.Label>Recipient’s e-mail address</Field.Label>
        <Input
          name="recipientEmail"
          type="email"
          maxLength={254}
          autoComplete="off"
          defaultValue={email}
        />
      </Field.Root>
      <Field.Root required>
        <Field.Label>Recipient’s name</Field.Label>
        <Input name="recipientName" maxLength={100} autoComplete="off" defaultValue={name} />
      </Field.Root>
    </>
  )
}
