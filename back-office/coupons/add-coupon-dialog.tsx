import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type OfficeSite } from '@domain/merchandise-wire'
import { MOST_CODES, type OfficeCoupon } from '@domain/promotion-wire'
import { merchandiseApi } from '../api/merchandise-api'
import { Choice } from '../parts/choice'
import { FormDialog } from '../parts/form-dialog'

interface AddCouponDialogProps {
  sites: readonly OfficeSite[]
  onAdded: (coupon: OfficeCoupon) => void
  onClose: () => void
}

const KINDS = [
  ['single', 'One code for everybody'],
  ['list', 'Many codes, each for somebody'],
] as const

const readLimit = (form: URLSearchParams, name: string) => {
  const text = form.get(name) ?? ''
  return text === '' ? {} : { [name]: Number(text) }
}

/** A coupon for a promotion that asks for codes. */
export function AddCouponDialog({ sites, onAdded, onClose }: AddCouponDialogProps) {
  const [siteId, setSiteId] = useState(sites[0]?.id ?? '')
  const [kind, setKind] = useState<string>('single')
  const [promotionId, setPromotionId] = useState('')
  const known = useQuery({
    queryKey: ['promotions', 'of', siteId],
    queryFn: () => merchandiseApi.listPromotions({ siteId, limit: 100 }),
  })
  const asking = (known.data?.promotions ?? []).filter(({ asksForCode }) => asksForCode)
  const add = useMutation({ mutationFn: merchandiseApi.addCoupon, onSuccess: onAdded })
  return (
    <FormDialog
      title="Make a coupon"
      action="Make it"
      isBusy={add.isLoading}
      isIncomplete={promotionId === ''}
      error={add.error}
      onSubmit={(form) =>
        add.mutate({
          siteId,
          id: form.get('id') ?? '',
          promotionId,
          limits: { ...readLimit(form, 'perCode'), ...readLimit(form, 'perCustomer') },
          ...(kind === 'single'
            ? { code: form.get('code') ?? '' }
            : { batch: { count: Number(form.get('count')), prefix: form.get('prefix') ?? '' } }),
        })
      }
      onClose={onClose}
    >
      <Stack gap="4">
        <Choice
          label="Site"
          value={siteId}
          options={sites.map(({ id, name }) => [id, name] as const)}
          onChange={(chosen) => {
            setSiteId(chosen)
            setPromotionId('')
          }}
        />
        <Choice
          label="Promotion that asks for it"
          value={promotionId}
          options={[['', 'Choose one'], ...asking.map(({ id, name }) => [id, name] as const)]}
          onChange={setPromotionId}
        />
        <Field.Root required>
          <Field.Label>Id</Field.Label>
          <Input name="id" maxLength={64} autoComplete="off" autoCapitalize="none" />
          <Field.HelperText>Letters, digits, _ and -. Shoppers do not see it.</Field.HelperText>
        </Field.Root>
        <Choice label="Codes" value={kind} options={KINDS} onChange={setKind} />
        {kind === 'single' ? (
          <Field.Root required>
            <Field.Label>Code</Field.Label>
            <Input name="code" maxLength={40} autoComplete="off" />
            <Field.HelperText>What shoppers type, in small or capital letters.</Field.HelperText>
          </Field.Root>
        ) : (
          <CodeFields />
        )}
        <SimpleGrid columns={2} gap="3">
          <LimitField
            name="perCode"
            label={kind === 'single' ? 'Uses in all' : 'Uses of each code'}
          />
          <LimitField name="perCustomer" label="Uses of each customer" />
        </SimpleGrid>
      </Stack>
    </FormDialog>
  )
}

/** How many codes are made, and what they begin with: `count` and `prefix`. */
export function CodeFields() {
  return (
    <SimpleGrid columns={2} gap="3">
      <Field.Root required>
        <Field.Label>How many</Field.Label>
        <Input name="count" type="number" min={1} max={MOST_CODES} />
        <Field.HelperText>At most {MOST_CODES.toLocaleString('en-US')} at once.</Field.HelperText>
      </Field.Root>
      <Field.Root>
        <Field.Label>Prefix</Field.Label>
        <Input name="prefix" maxLength={20} autoComplete="off" />
        <Field.HelperText>Before twelve random characters.</Field.HelperText>
      </Field.Root>
    </SimpleGrid>
  )
}

function LimitField({ name, label }: { name: string; label: string }) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Input name={name} type="number" min={1} max={1_000_000} placeholder="No limit" />
    </Field.Root>
  )
}
