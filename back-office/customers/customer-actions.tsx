import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useHistory } from 'react-router-dom'
import type { OfficeCustomer } from '@contracts/customer'
import { customerPath, salesApi } from '../api/sales-api'
import { FormDialog } from '../parts/form-dialog'
import { historyKey } from '../parts/history'
import { saveAsFile } from '../parts/save-as-file'
import { TextField } from '../parts/text-field'
import { useRight } from '../session/session-context'

type Opened = 'reset' | 'data' | 'erase'

export function CustomerActions({ customer }: { customer: OfficeCustomer }) {
  const client = useQueryClient()
  const mayChange = useRight('customers.write')
  const [opened, setOpened] = useState<Opened>()
  const [news, setNews] = useState('')
  if (!mayChange) return null
  const { customerNo, email, isDisabled } = customer
  const close = (done?: string) => {
    setOpened(undefined)
    setNews(done ?? '')
    if (done !== undefined) void client.invalidateQueries(historyKey(customerPath(customerNo)))
  }
  return (
    <Flex gap="2" wrap="wrap" align="center">
      {!isDisabled && (
        <Button size="sm" variant="outline" onClick={() => setOpened('reset')}>
          Send password reset
        </Button>
      )}
      <Button size="sm" variant="outline" onClick={() => setOpened('data')}>
        Export data
      </Button>
      <Button size="sm" variant="outline" colorPalette="red" onClick={() => setOpened('erase')}>
        Erase
      </Button>
      <Box role="status" fontSize="sm" color="fg.muted">
        {news}
      </Box>
      {opened === 'reset' && (
        <ActionDialog
          title="Send a password reset"
          action="Send"
          work={() => salesApi.sendPasswordReset(customerNo)}
          onDone={() => close('The mail is on its way.')}
          onClose={close}
        >
          {email} gets a mail with a link to set a new password. The current password stays valid
          until then.
        </ActionDialog>
      )}
      {opened === 'data' && (
        <ActionDialog
          title="Export this customer’s data"
          action="Export"
          work={async () => {
            const data = await salesApi.getCustomerData(customerNo)
            saveAsFile(`customer-${customerNo}.json`, JSON.stringify(data, null, 2))
          }}
          onDone={() => close('The file is saved.')}
          onClose={close}
        >
          A file with their profile, addresses, orders, consents and messages. Give it to the
          customer only.
        </ActionDialog>
      )}
      {opened === 'erase' && <EraseDialog customer={customer} onClose={close} />}
    </Flex>
  )
}

interface ActionDialogProps {
  title: string
  action: string
  work: () => Promise<void>
  onDone: () => void
  onClose: () => void
  children: ReactNode
}

function ActionDialog({ title, action, work, onDone, onClose, children }: ActionDialogProps) {
  const run = useMutation({ mutationFn: work, onSuccess: onDone })
  return (
    <FormDialog
      title={title}
      action={action}
      isBusy={run.isLoading}
      error={run.error}
      onSubmit={() => run.mutate()}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  )
}

interface EraseDialogProps {
  customer: OfficeCustomer
  onClose: () => void
}

/** Requires the customer's number as a confirmation, because erasing cannot be undone. */
function EraseDialog({ customer: { customerNo, email }, onClose }: EraseDialogProps) {
  const history = useHistory()
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const erase = useMutation({
    mutationFn: () => salesApi.eraseCustomer(customerNo),
    onSuccess: () => {
      history.replace('/customers')
      client.removeQueries(['customer', customerNo])
      void client.invalidateQueries(['customers'])
      void client.invalidateQueries(['orders'])
    },
  })
  return (
    <FormDialog
      title="Erase this customer"
      action="Erase"
      isDangerous
      isIncomplete={typed.trim() !== customerNo}
      isBusy={erase.isLoading}
      error={erase.error}
      onSubmit={() => erase.mutate()}
      onClose={onClose}
    >
      <Box marginBottom="4">
        Everything about {email} is deleted: account, addresses, cards, lists, consents, messages
        and mails. Finished orders are kept for accounting, without personal data. The customer is
        notified by e-mail. This cannot be undone.
      </Box>
      <TextField
        label={`Type ${customerNo} to go on`}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  )
}
