import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Grid } from '@chakra-ui/react/grid'
import { useId, useState } from 'react'
import type { OfficeSite } from '@domain/order-wire'
import { Choice } from '../parts/choice'
import { TextField } from '../parts/text-field'
import { EXPORT_NAMES, PAYMENT_NAMES, SHIPPING_NAMES, STATUS_NAMES } from './order-names'

export const FILTERS = [
  'text',
  'status',
  'paymentStatus',
  'shippingStatus',
  'exportStatus',
  'pickup',
  'siteId',
  'from',
  'until',
] as const
export type OrderFilter = Record<(typeof FILTERS)[number], string>

interface OrderFiltersProps {
  filter: OrderFilter
  sites: readonly OfficeSite[]
  onChange: (change: Partial<OrderFilter>) => void
}

const choices = (any: string, names: Readonly<Record<string, string>>): [string, string][] => [
  ['', any],
  ...Object.entries(names),
]

/**
 * Filters the list of orders; on a phone only the search and the status are shown until a button is
 * clicked.
 */
export function OrderFilters({ filter, sites, onChange }: OrderFiltersProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const given = FILTERS.slice(2).filter((name) => filter[name] !== '').length
  const choose = (name: keyof OrderFilter) => ({
    value: filter[name],
    onChange: (value: string) => onChange({ [name]: value }),
  })
  const write = (name: keyof OrderFilter) => ({
    value: filter[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  const siteNames = Object.fromEntries(sites.map((site) => [site.id, site.name]))
  return (
    <Box as="search" aria-label="Orders">
      <Grid templateColumns={{ base: '1fr', sm: '2fr 1fr', lg: '3fr 1fr' }} gap="3">
        <TextField
          label="Search"
          type="search"
          placeholder="Order number, e-mail or name"
          {...write('text')}
        />
        <Choice
          label="Status"
          options={choices('Any status', STATUS_NAMES)}
          {...choose('status')}
        />
      </Grid>
      <Button
        hideFrom="md"
        size="sm"
        variant="outline"
        marginTop="3"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {given > 0 ? `More filters (${given})` : 'More filters'}
      </Button>
      <Grid
        id={id}
        display={{ base: isOpen ? 'grid' : 'none', md: 'grid' }}
        templateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)', xl: 'repeat(7, 1fr)' }}
        gap="3"
        marginTop="3"
      >
        <Choice
          label="Payment"
          options={choices('Any', PAYMENT_NAMES)}
          {...choose('paymentStatus')}
        />
        <Choice
          label="Shipping"
          options={choices('Any', SHIPPING_NAMES)}
          {...choose('shippingStatus')}
        />
        <Choice label="Export" options={choices('Any', EXPORT_NAMES)} {...choose('exportStatus')} />
        <Choice
          label="Shop pickup"
          options={choices('Any', { yes: 'Picked up', no: 'Sent' })}
          {...choose('pickup')}
        />
        <Choice label="Site" options={choices('All sites', siteNames)} {...choose('siteId')} />
        <TextField label="From" type="date" {...write('from')} />
        <TextField label="Until" type="date" {...write('until')} />
      </Grid>
    </Box>
  )
}
