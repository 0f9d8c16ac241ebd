import { Button } from '@chakra-ui/react/button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Operator } from '@domain/back-office-wire'
import { officeApi } from '../api/office-api'
import { PageBody } from '../parts/page-body'
import { NothingFound, QueryState } from '../parts/query-state'
import { AddOperatorDialog } from './add-operator-dialog'
import { ChangeOperatorDialog } from './change-operator-dialog'
import { PasswordNotice, type KnownPassword } from './password-notice'
import { OperatorTable } from './operator-table'
import { ResetPasswordDialog } from './reset-password-dialog'

type Opened =
  | { what: 'add' }
  | { what: 'change' | 'reset'; operator: Operator }
  | { what: 'password'; known: KnownPassword }

const LIST = ['operators']

/** The operators of the back office and their roles; for admins only. */
export function OperatorsPage() {
  const client = useQueryClient()
  const list = useQuery({ queryKey: LIST, queryFn: officeApi.listOperators })
  const [opened, setOpened] = useState<Opened>()
  const operators = list.data?.operators
  const close = () => {
    setOpened(undefined)
    void client.invalidateQueries(LIST)
  }
  const showPassword = (known: KnownPassword) => setOpened({ what: 'password', known })
  return (
    <PageBody
      title="Operators"
      aside={
        <Button size="sm" onClick={() => setOpened({ what: 'add' })}>
          Add an operator
        </Button>
      }
    >
      {operators?.length === 0 && (
        <NothingFound
          title="Nobody has to log in yet"
          text="Whoever works at this machine may do everything. Once there is an operator the back office asks everybody to log in. The first one has to be an admin."
        />
      )}
      <QueryState query={list} failure="The operators cannot be shown." />
      {operators && operators.length > 0 && (
        <OperatorTable
          operators={operators}
          onChange={(operator) => setOpened({ what: 'change', operator })}
          onReset={(operator) => setOpened({ what: 'reset', operator })}
        />
      )}
      {opened?.what === 'add' && (
        <AddOperatorDialog
          isFirst={operators?.length === 0}
          onAdded={showPassword}
          onClose={close}
        />
      )}
      {opened?.what === 'change' && (
        <ChangeOperatorDialog operator={opened.operator} onClose={close} />
      )}
      {opened?.what === 'reset' && (
        <ResetPasswordDialog operator={opened.operator} onReset={showPassword} onClose={close} />
      )}
      {opened?.what === 'password' && <PasswordNotice known={opened.known} onClose={close} />}
    </PageBody>
  )
}
