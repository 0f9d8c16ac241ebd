import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { useState } from 'react'
import { PageBody } from '../parts/page-body'
import { SectionBox } from '../parts/section-box'
import { Passkeys } from './passkeys'
import { PasswordDialog } from './password-dialog'
import { useSession } from './session-context'

/** An operator's own page; the only one while a passkey is required and missing. */
export default function YourLoginPage() {
  const { kind, email, mustAddPasskey } = useSession()
  const [isChanging, setIsChanging] = useState(false)
  return (
    <PageBody title="Your login">
      {kind === 'operator' ? (
        <Stack gap="4" maxWidth="2xl">
          {mustAddPasskey && (
            <Box role="status" fontWeight="medium">
              Operators of this shop need a passkey. Add one to go on.
            </Box>
          )}
          <Passkeys />
          <SectionBox
            title="Password"
            aside={
              <Button size="sm" variant="outline" onClick={() => setIsChanging(true)}>
                Change password
              </Button>
            }
          >
            <Box color="fg.muted" overflowWrap="anywhere">
              You log in as {email}.
            </Box>
          </SectionBox>
        </Stack>
      ) : (
        <Box>There is no login yet: everyone on this machine has all rights.</Box>
      )}
      {isChanging && <PasswordDialog onClose={() => setIsChanging(false)} />}
    </PageBody>
  )
}
