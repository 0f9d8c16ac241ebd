import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useHistory } from 'react-router-dom'
import type { OfficeCustomerRow } from '@contracts/customer'
import { phoneOrderPath, phoneOrdersApi } from '../api/phone-orders-api'
import { salesApi } from '../api/sales-api'
import { Choice } from '../parts/choice'
import { ChoiceSearch } from '../parts/choice-search'
import { FormDialog } from '../parts/form-dialog'
import { ChoiceRow } from '../parts/search-dialog'
import { useSites } from '../parts/use-sites'
import { useRight } from '../session/session-context'
import { BuyerFields } from './buyer-fields'

type Customer = Pick<OfficeCustomerRow, 'customerNo' | 'email' | 'name'>

/** Begins an order for a buyer. @param customer on the page of a customer */
export function NewPhoneOrder({ customer }: { customer?: Customer }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setIsOpen(true)}>
        New order
      </Button>
      {isOpen && <NewDialog customer={customer} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function NewDialog({
  customer: given,
  onClose,
}: {
  customer: Customer | undefined
  onClose: () => void
}) {
  const sites = useSites()
  const history = useHistory()
  const client = useQueryClient()
  const maySearch = useRight('customers.read')
  const [site, setSite] = useState('')
  const [customer, setCustomer] = useState(given)
  const [kind, setKind] = useState(given || maySearch ? 'customer' : 'guest')
  const [buyer, setBuyer] = useState({ name: '', email: '', phone: '' })
  const siteId = site || (sites[0]?.id ?? '')
  const isGuest = kind === 'guest'
  const begin = useMutation({
    mutationFn: () =>
      phoneOrdersApi.begin(
        isGuest ? { siteId, ...buyer } : { siteId, customerNo: customer?.customerNo ?? '' },
      ),
    onSuccess: ({ id }) => {
      void client.invalidateQueries(['phone-orders'])
      history.push(phoneOrderPath(id))
    },
  })
  return (
    <FormDialog
      title="New order"
      action="Begin"
      isBusy={begin.isLoading}
      isIncomplete={siteId === '' || (!isGuest && !customer)}
      error={begin.error}
      onSubmit={() => begin.mutate()}
      onClose={onClose}
    >
      <Stack gap="4">
        <Choice
          label="Site"
          value={siteId}
          options={sites.map(({ id, name }) => [id, name] as const)}
          onChange={setSite}
        />
        {given ? (
          <Box>{`For ${given.name || given.email}`}</Box>
        ) : (
          maySearch && (
            <Choice
              label="For"
              value={kind}
              options={[
                ['customer', 'Somebody with an account'],
                ['guest', 'A guest'],
              ]}
              onChange={setKind}
            />
          )
        )}
        {isGuest && <BuyerFields buyer={buyer} onChange={setBuyer} />}
        {!isGuest && !given && <Customers chosen={customer} onChoose={setCustomer} />}
      </Stack>
    </FormDialog>
  )
}

interface CustomersProps {
  chosen: Customer | undefined
  onChoose: (customer: Customer | undefined) => void
}

const search = async (text: string) =>
  text === '' ? [] : (await salesApi.listCustomers({ text, limit: '20' })).customers

function Customers({ chosen, onChoose }: CustomersProps) {
  if (chosen) {
    return (
      <Box>
        {chosen.name || chosen.email}
        <Box fontSize="sm" color="fg.muted">
          {chosen.email}
        </Box>
        <Button size="xs" variant="outline" marginTop="2" onClick={() => onChoose(undefined)}>
          Choose somebody else
        </Button>
      </Box>
    )
  }
  return (
    <Box>
      <ChoiceSearch hint="A name or an e-mail address." queryKey={['customers']} search={search}>
        {(customers) => (
          <Stack gap="0" maxHeight="60" overflowY="auto">
            {customers.map((customer) => (
              <ChoiceRow key={customer.customerNo} type="button" onClick={() => onChoose(customer)}>
                {customer.name || customer.email}
                <Box as="span" color="fg.muted" fontSize="xs">
                  {` ${customer.email}`}
                </Box>
              </ChoiceRow>
            ))}
          </Stack>
        )}
      </ChoiceSearch>
    </Box>
  )
}
