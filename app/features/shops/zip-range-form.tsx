import { useEffect, useState, type FormEvent, type Ref } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isZip, toPlainCode } from '@rules/postal-code'
import {
  DEFAULT_SHOP_RANGE,
  findShopRange,
  SHOP_RANGES,
  ZIP_MAX_LENGTH,
  type ShopSearch,
} from '@/rules/shop-search'
import { AUTOFILL } from '@/forms/autofill'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import { shopsMessages as messages } from './shops.messages'
import styles from './shop-search.module.css'

interface ZipRangeFormProps {
  /** The initial values; another search resets the form. */
  search?: ShopSearch
  onSearch: (search: ShopSearch) => void
  /** The form's target without scripts. */
  action?: string
  zipRef?: Ref<HTMLInputElement>
  className?: string
}

/** The form with ZIP code and range. It can be submitted once both are valid (SHEET-029). */
export function ZipRangeForm({ search, onSearch, action, zipRef, className }: ZipRangeFormProps) {
  const { formatMessage } = useIntl()
  const { zip: searchedZip = '', range: searchedRange = DEFAULT_SHOP_RANGE } = search ?? {}
  const [zip, setZip] = useState(searchedZip)
  const [range, setRange] = useState(String(searchedRange))
  const [isTouched, setIsTouched] = useState(false)
  // Back and forward change the search without the form.
  useEffect(() => {
    setZip(searchedZip)
    setRange(String(searchedRange))
    setIsTouched(false)
  }, [searchedZip, searchedRange])

  const miles = findShopRange(range)
  const isValid = isZip(zip)
  const zipProblem = zip.trim() === '' ? messages.zipRequired : messages.zipInvalid
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isValid && miles !== undefined) onSearch({ zip: toPlainCode(zip), range: miles })
  }

  return (
    <form
      action={action}
      className={classNames(styles.form, className)}
      onSubmit={submit}
      noValidate
    >
      <TextField
        ref={zipRef}
        label={formatMessage(messages.zip)}
        name="zip"
        inputMode="numeric"
        autoComplete={AUTOFILL.postalCode}
        required
        maxLength={ZIP_MAX_LENGTH}
        value={zip}
        onChange={(event) => setZip(event.target.value)}
        onBlur={() => setIsTouched(true)}
        error={isTouched && !isValid ? formatMessage(zipProblem) : undefined}
      />
      <SelectField
        label={formatMessage(messages.range)}
        name="range"
        required
        placeholder={formatMessage(messages.rangeChoice)}
        options={SHOP_RANGES.map((option) => ({
          value: String(option),
          label: formatMessage(messages.miles, { range: option }),
        }))}
        value={range}
        onChange={(event) => setRange(event.target.value)}
        error={miles === undefined ? formatMessage(messages.rangeRequired) : undefined}
      />
      <Button type="submit" disabled={!isValid || miles === undefined} className={styles.submit}>
        <FormattedMessage {...messages.submit} />
      </Button>
    </form>
  )
}
