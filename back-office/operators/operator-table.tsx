import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Table } from '@chakra-ui/react/table'
import type { Operator } from '@domain/back-office-wire'
import { MomentText } from '../parts/moment-text'

interface OperatorTableProps {
  operators: readonly Operator[]
  onChange: (operator: Operator) => void
  onReset: (operator: Operator) => void
}

/** A table of the operators, with buttons for each. */
export function OperatorTable({ operators, onChange, onReset }: OperatorTableProps) {
  return (
    <Box background="bg.panel" borderRadius="l3" borderWidth="1px" overflow="hidden">
      <Table.Root size="md">
        <Table.Caption srOnly>Operators</Table.Caption>
        <Table.Header>
          <Table.Row background="bg.muted">
            <Table.ColumnHeader>Operator</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="sm">Roles</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">Last login</Table.ColumnHeader>
            <Table.ColumnHeader>
              <Box srOnly>Actions</Box>
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {operators.map((operator) => (
            <Table.Row key={operator.email} background="bg.panel">
              <Table.Cell overflowWrap="anywhere">
                <Box fontWeight="medium">{operator.name}</Box>
                <Box fontSize="xs" color="fg.muted">
                  {operator.email}
                </Box>
                <Box hideFrom="sm" marginTop="1">
                  <Roles operator={operator} />
                </Box>
              </Table.Cell>
              <Table.Cell hideBelow="sm">
                <Roles operator={operator} />
              </Table.Cell>
              <Table.Cell hideBelow="md" color="fg.muted" fontSize="sm">
                {operator.lastLoginAt ? <MomentText iso={operator.lastLoginAt} /> : 'Never'}
              </Table.Cell>
              <Table.Cell>
                <Flex gap="2" justify="flex-end" direction={{ base: 'column', sm: 'row' }}>
                  <Button size="xs" variant="outline" onClick={() => onChange(operator)}>
                    Change<Box srOnly>{operator.name}</Box>
                  </Button>
                  <Button size="xs" variant="outline" onClick={() => onReset(operator)}>
                    New password<Box srOnly>for {operator.name}</Box>
                  </Button>
                </Flex>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}

function Roles({ operator: { roles, disabledAt } }: { operator: Operator }) {
  return (
    <Flex gap="1" wrap="wrap">
      {disabledAt && (
        <Badge colorPalette="red" variant="surface">
          Disabled
        </Badge>
      )}
      {roles.map((role) => (
        <Badge key={role} variant="surface" colorPalette={role === 'admin' ? 'brand' : 'gray'}>
          {role}
        </Badge>
      ))}
    </Flex>
  )
}
