import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Menu } from '@chakra-ui/react/menu'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useHistory } from 'react-router-dom'
import { LOCAL_OPERATOR } from '@contracts/back-office'
import { Icon } from '@/ui/icon'
import { officeApi } from '../api/office-api'
import { useEditorName } from '../parts/editor-name'
import { useMenuDismissal } from '../parts/use-menu-dismissal'
import { useSession } from '../session/session-context'

interface OperatorMenuProps {
  /** Hides the name, which does not fit into a folded side bar. */
  isShort: boolean
}

export function OperatorMenu({ isShort }: OperatorMenuProps) {
  const session = useSession()
  const history = useHistory()
  const client = useQueryClient()
  const editor = useEditorName()
  const onOpenChange = useMenuDismissal()
  const logOut = useMutation({
    mutationFn: officeApi.logOut,
    onSettled: () => {
      // cached data belong to the operator who has logged out
      client.clear()
      history.push('/login')
    },
  })
  const isOperator = session.kind === 'operator'
  const name = isOperator ? session.name : editor.name || LOCAL_OPERATOR
  return (
    <Menu.Root onOpenChange={onOpenChange} positioning={{ placement: 'top-start' }}>
      <Menu.Trigger asChild>
        <Button
          size="sm"
          variant="ghost"
          color="fg"
          justifyContent="flex-start"
          width={{ lg: '100%' }}
          paddingInline="3"
        >
          <Icon name="user" size={18} />
          <Box as="span" maxWidth={{ base: '28', lg: '36' }} truncate srOnly={{ lg: isShort }}>
            {name}
          </Box>
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content minWidth="56">
          <Box paddingInline="2" paddingBlock="1" fontSize="xs" color="fg.muted">
            {isOperator ? (
              <>
                <Box overflowWrap="anywhere">{session.email}</Box>
                {session.roles.join(', ')}
              </>
            ) : (
              'There is no login yet: everyone on this machine has all rights.'
            )}
          </Box>
          <Menu.Separator />
          {isOperator ? (
            <>
              <Menu.Item value="login" onSelect={() => history.push('/your-login')}>
                Your login
              </Menu.Item>
              <Menu.Item value="log-out" onSelect={() => logOut.mutate()}>
                Log out
              </Menu.Item>
            </>
          ) : (
            <>
              <Menu.Item value="name" onSelect={editor.askAgain}>
                Change the editor’s name
              </Menu.Item>
              <Menu.Item value="operators" onSelect={() => history.push('/operators')}>
                Add an operator
              </Menu.Item>
            </>
          )}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
