import { useEffect, useState, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useHistory } from 'react-router-dom'
import {
  DEFAULT_SHOP_RANGE,
  isShopZip,
  SHOP_RANGES,
  toShopRange,
  toShopSearch,
  ZIP_MAX_LENGTH,
  type ShopSearch,
} from '@/domain/shop-search'
import { paths } from '@/site/paths'
import { Button } from '@/ui/button'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import { shopsMessages as messages } from './shops.messages'
import styles from './shop-search.module.css'

/** Zip code and range; the answer is an address of its own (D1 §5). */
export function ShopSearchForm({ search }: { search?: ShopSearch }) {
  const { formatMessage } = useIntl()
  const history = useHistory()
  const { zip: searchedZip = '', range: searchedRange = DEFAULT_SHOP_RANGE } = search ?? {}
  const [zip, setZip] = useState(searchedZip)
  const [range, setRange] = useState(searchedRange)
  const [isTouched, setIsTouched] = useState(false)
  // Going back and forth changes the search without the form.
  useEffect(() => {
    setZip(searchedZip)
    setRange(searchedRange)
    setIsTouched(false)
  }, [searchedZip, searchedRange])

  const isValid = isShopZip(zip)
  const problem = zip.trim() === '' ? messages.zipRequired : messages.zipInvalid
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isValid) history.push(`${paths.shops()}${toShopSearch({ zip, range })}`)
  }

  return (
    <form action={paths.shops()} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={formatMessage(messages.zip)}
        name="zip"
        inputMode="numeric"
        autoComplete="postal-code"
        required
        maxLength={ZIP_MAX_LENGTH}
        value={zip}
        onChange={(event) => setZip(event.target.value)}
        onBlur={() => setIsTouched(true)}
        error={isTouched && !isValid ? formatMessage(problem) : undefined}
      />
      <SelectField
        label={formatMessage(messages.range)}
        name="range"
        options={SHOP_RANGES.map((miles) => ({
          value: String(miles),
          label: formatMessage(messages.miles, { range: miles }),
        }))}
        value={String(range)}
        onChange={(event) => setRange(toShopRange(event.target.value))}
      />
      <Button type="submit" disabled={!isValid} className={styles.submit}>
        <FormattedMessage {...messages.submit} />
      </Button>
    </form>
  )
}
