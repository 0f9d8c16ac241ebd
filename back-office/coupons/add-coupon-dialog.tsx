import { Box } from '@chakra-ui/react/box'
import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type OfficeSite } from '@contracts/merchandise'
import { MAX_CODES, type OfficeCoupon } from '@contracts/promotion'
import { merchandiseApi } from '../api/merchandise-api'
import { Choice } from '../parts/choice'
import { MAX_CHOICES } from '../parts/choice-search'
import { ChosenRecord } from '../parts/chosen-record'
import { FormDialog } from '../parts/form-dialog'
import { WholeEntry } from '../parts/number-fields'
import { SearchDialog, type SearchChoice } from '../parts/search-dialog'

interface AddCouponDialogProps {
  sites: readonly OfficeSite[]
  onAdded: (coupon: OfficeCoupon) => void
  onClose: () => void
}

const KINDS = [
  ['single', 'One code for everybody'],
  ['list', 'Many codes, each for somebody'],
] as const

const LIMIT = { min: 1, max: 1_000_000, isOptional: true, placeholder: 'No limit' }

const readLimit = (form: URLSearchParams, name: string) => {
  const text = form.get(name) ?? ''
  return text === '' ? {} : { [name]: Number(text) }
}

export function AddCouponDialog({ sites, onAdded, onClose }: AddCouponDialogProps) {
  const [siteId, setSiteId] = useState(sites[0]?.id ?? '')
  const [kind, setKind] = useState<string>('single')
  const [promotion, setPromotion] = useState<SearchChoice>()
  const add = useMutation({ mutationFn: merchandiseApi.addCoupon, onSuccess: onAdded })
  return (
    <FormDialog
      title="Make a coupon"
      action="Make it"
      isBusy={add.isLoading}
      isIncomplete={promotion === undefined}
      error={add.error}
      onSubmit={(form) =>
        add.mutate({
          siteId,
          id: form.get('id') ?? '',
          promotionId: promotion?.id ?? '',
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
            setPromotion(undefined)
          }}
        />
        <PromotionField siteId={siteId} promotion={promotion} onChange={setPromotion} />
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
            <Field.HelperText>What shoppers type, in upper or lower case.</Field.HelperText>
          </Field.Root>
        ) : (
          <CodeFields />
        )}
        <SimpleGrid columns={2} gap="3">
          <WholeEntry
            {...LIMIT}
            name="perCode"
            label={kind === 'single' ? 'Uses in all' : 'Uses of each code'}
          />
          <WholeEntry {...LIMIT} name="perCustomer" label="Uses of each customer" />
        </SimpleGrid>
      </Stack>
    </FormDialog>
  )
}

interface PromotionFieldProps {
  siteId: string
  promotion: SearchChoice | undefined
  onChange: (promotion: SearchChoice) => void
}

const PROMOTION = 'Promotion that requires it'

function PromotionField({ siteId, promotion, onChange }: PromotionFieldProps) {
  const labelId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const search = async (text: string) => {
    const query = { siteId, text, asksForCode: 'yes', limit: MAX_CHOICES }
    const { promotions } = await merchandiseApi.listPromotions(query)
    return promotions.map(({ id, name, campaigns }) => ({
      ...{ id, name },
      detail: [id, ...campaigns].join(' · '),
    }))
  }
  return (
    <Box role="group" aria-labelledby={labelId}>
      <Box id={labelId} fontSize="sm" fontWeight="medium" marginBlockEnd="1.5">
        {PROMOTION}
      </Box>
      <ChosenRecord
        label={PROMOTION}
        id={promotion?.id ?? ''}
        name={promotion?.name}
        onChoose={() => setIsOpen(true)}
      />
      {isOpen && (
        <SearchDialog
          title="Choose a promotion"
          hint="Search by name, id or campaign."
          queryKey={`promotions of ${siteId}`}
          search={search}
          onChoose={(chosen) => {
            onChange(chosen)
            setIsOpen(false)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Box>
  )
}

/** The fields `count` (the number of codes to create) and `prefix` (the beginning of each code). */
export function CodeFields() {
  return (
    <SimpleGrid columns={2} gap="3">
      <WholeEntry
        name="count"
        label="How many"
        min={1}
        max={MAX_CODES}
        help={`At most ${MAX_CODES} at once.`}
      />
      <Field.Root>
        <Field.Label>Prefix</Field.Label>
        <Input name="prefix" maxLength={20} autoComplete="off" />
        <Field.HelperText>Before twelve random characters.</Field.HelperText>
      </Field.Root>
    </SimpleGrid>
  )
}
