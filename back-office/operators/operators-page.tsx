import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Operator } from '@contracts/back-office'
import { officeApi } from '../api/office-api'
import { MomentText } from '../parts/moment-text'
import { ListPage } from '../records/list-page'
import type { RecordColumn } from '../records/record-table'
import { TwoLines } from '../records/two-lines'
import { useWholeList } from '../records/use-list'
import { AddOperatorDialog } from './add-operator-dialog'
import { ChangeOperatorDialog } from './change-operator-dialog'
import { RemovePasskeysDialog, ResetPasswordDialog } from './login-dialogs'
import { FirstEntrance, PasswordNotice, type KnownPassword } from './password-notice'

type Opened =
  | { what: 'add' }
  | { what: 'change' | 'reset' | 'passkeys'; operator: Operator }
  | { what: 'password' | 'entrance'; known: KnownPassword }

const LIST = ['operators']
const NO_FILTERS = [] as const

type Open = (opened: Opened) => void

const toColumns = (open: Open): readonly RecordColumn<Operator>[] => [
  {
    id: 'name',
    title: 'Operator',
    sort: ({ name }) => name.toLowerCase(),
    cell: ({ name, email }) => (
      <TwoLines below={email}>
        <Box fontWeight="medium">{name}</Box>
      </TwoLines>
    ),
  },
  { id: 'roles', title: 'Roles', cell: (operator) => <Roles operator={operator} /> },
  {
    id: 'passkeys',
    title: 'Passkeys',
    isNumber: true,
    cell: ({ passkeys }) => (passkeys > 0 ? passkeys : 'None'),
  },
  {
    id: 'login',
    title: 'Last login',
    sort: ({ lastLoginAt = '' }) => lastLoginAt,
    cell: ({ lastLoginAt }) => (lastLoginAt ? <MomentText iso={lastLoginAt} /> : 'Never'),
  },
  {
    id: 'actions',
    title: 'Actions',
    isTitleHidden: true,
    isOnPhone: true,
    cell: (operator) => (
      <Flex gap="2" justify="flex-end" direction={{ base: 'column', sm: 'row' }}>
        <Button size="xs" variant="outline" onClick={() => open({ what: 'change', operator })}>
          Change<Box srOnly>{operator.name}</Box>
        </Button>
        <Button size="xs" variant="outline" onClick={() => open({ what: 'reset', operator })}>
          New password<Box srOnly>for {operator.name}</Box>
        </Button>
        {operator.passkeys > 0 && (
          <Button size="xs" variant="outline" onClick={() => open({ what: 'passkeys', operator })}>
            Remove passkeys<Box srOnly>of {operator.name}</Box>
          </Button>
        )}
      </Flex>
    ),
  },
]

export default function OperatorsPage() {
  const client = useQueryClient()
  const query = useQuery({ queryKey: LIST, queryFn: officeApi.listOperators })
  const list = useWholeList({
    name: 'operators',
    filters: NO_FILTERS,
    query,
    rows: ({ operators }) => operators,
  })
  const [opened, setOpened] = useState<Opened>()
  const close = () => {
    setOpened(undefined)
    void client.invalidateQueries(LIST)
  }
  const showPassword = (known: KnownPassword) => setOpened({ what: 'password', known })
  const isFirst = list.rows?.length === 0
  return (
    <ListPage
      title="Operators"
      noun={['operator', 'operators']}
      list={list}
      columns={toColumns(setOpened)}
      toKey={({ email }) => email}
      nothing={{
        title: 'No login is required yet',
        text: 'Everyone on this machine has all rights. As soon as there is an operator, everyone must log in. The first operator must be an admin.',
      }}
      actions={
        <Button size="sm" onClick={() => setOpened({ what: 'add' })}>
          Add an operator
        </Button>
      }
    >
      {opened?.what === 'add' && (
        <AddOperatorDialog
          isFirst={isFirst}
          // with the first operator, the work without a login has ended
          onAdded={isFirst ? (known) => setOpened({ what: 'entrance', known }) : showPassword}
          onClose={close}
        />
      )}
      {opened?.what === 'change' && (
        <ChangeOperatorDialog operator={opened.operator} onClose={close} />
      )}
      {opened?.what === 'reset' && (
        <ResetPasswordDialog operator={opened.operator} onReset={showPassword} onClose={close} />
      )}
      {opened?.what === 'passkeys' && (
        <RemovePasskeysDialog operator={opened.operator} onClose={close} />
      )}
      {opened?.what === 'password' && <PasswordNotice known={opened.known} onClose={close} />}
      {opened?.what === 'entrance' && <FirstEntrance known={opened.known} onDone={close} />}
    </ListPage>
  )
}

function Roles({ operator: { roles, shops, disabledAt } }: { operator: Operator }) {
  return (
    <Flex gap="1" wrap="wrap">
      {disabledAt && <Badge colorPalette="red">Disabled</Badge>}
      {roles.map((role) => (
        <Badge key={role} colorPalette={role === 'admin' ? 'brand' : 'gray'}>
          {role === 'shop' ? `shop ${shops.join(', ')}` : role}
        </Badge>
      ))}
    </Flex>
  )
}
