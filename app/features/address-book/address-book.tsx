import { useId, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CustomerAddress } from '@/commerce-client/customers'
import { AccountEmpty } from '@/purchase/account/account-empty'
import { AccountResult } from '@/purchase/account/account-result'
import { useAddressBook } from '@/purchase/addresses/address-book'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { AddressCard } from './address-card'
import { AddressFilter, filterAddresses } from './address-filter'
import { AddressForm } from './address-form'
import { addressBookMessages as messages } from './address-book.messages'
import styles from './address-book.module.css'
import { NEW, useAddressBookPage } from './use-address-book-page'

export function AddressBook() {
  const { entries } = useAddressBook()
  return entries ? <Entries entries={entries} /> : null
}

function Entries({ entries }: { entries: readonly CustomerAddress[] }) {
  const id = useId()
  const [term, setTerm] = useState('')
  const page = useAddressBookPage(id)
  const shown = filterAddresses(entries, term)
  const renderForm = (entry: CustomerAddress | undefined) => (
    <AddressForm
      key={entry?.addressId ?? NEW}
      entry={entry}
      headingId={page.ids.form}
      isFirst={entries.length === 0}
      status={page.savingStatus}
      onSave={page.save}
      onCancel={page.stopEditing}
    />
  )
  return (
    <div className="stack-5 min-w-0">
      <AccountResult news={page.news} />
      <div className="cluster-4 items-center justify-between">
        <p className="muted">
          <FormattedMessage {...messages.intro} />
        </p>
        <Button id={page.ids.add} onClick={() => page.edit(NEW)}>
          <Icon name="plus" size={18} /> <FormattedMessage {...messages.add} />
        </Button>
      </div>
      {page.editing === NEW && renderForm(undefined)}
      <AddressFilter count={entries.length} shown={shown.length} term={term} onChange={setTerm} />
      {entries.length === 0 && page.editing !== NEW && (
        <AccountEmpty title={messages.emptyTitle} text={messages.empty} />
      )}
      <List>
        {shown.map((entry, at) =>
          page.editing === entry.addressId ? (
            <li key={entry.addressId} className={styles.wide}>
              {renderForm(entry)}
            </li>
          ) : (
            <li key={entry.addressId}>
              <AddressCard
                entry={entry}
                headingId={page.ids.heading(entry.addressId)}
                isPending={page.isChanging}
                onEdit={() => page.edit(entry.addressId)}
                onMakePrimary={() => page.makePrimary(entry)}
                onRemove={() => page.remove(entry, shown[at + 1] ?? shown[at - 1])}
              />
            </li>
          ),
        )}
      </List>
    </div>
  )
}

function List({ children }: { children: ReactNode[] }) {
  const { formatMessage } = useIntl()
  return (
    <ul
      className={styles.list}
      aria-label={formatMessage(messages.list)}
      hidden={children.length === 0}
    >
      {children}
    </ul>
  )
}
