import { Alert } from '@chakra-ui/react/alert'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { Component, Suspense, type ReactNode } from 'react'
import { hasRight, rolesWith, type OperatorRight } from '@rules/operator-rights'
import { Button } from '@chakra-ui/react/button'
import { useSession } from '../session/session-context'

interface SectionGateProps {
  /** Absent for what every operator may see. */
  right?: OperatorRight
  children: ReactNode
}

export function SectionGate({ right, children }: SectionGateProps) {
  const { roles } = useSession()
  if (right && !hasRight(roles, right)) {
    return (
      <Message
        title="Your roles do not include this page."
        text={`Required role: ${rolesWith(right).join(' or ')}.`}
      />
    )
  }
  const loading = (
    <Stack padding="8" gap="4" role="progressbar" aria-label="Loading">
      <Skeleton height="10" width="64" />
      <Skeleton height="96" />
    </Stack>
  )
  return (
    <LoadFailure>
      <Suspense fallback={loading}>{children}</Suspense>
    </LoadFailure>
  )
}

interface MessageProps {
  title: string
  text: string
  action?: ReactNode
}

function Message({ title, text, action }: MessageProps) {
  return (
    <Alert.Root status="warning" maxWidth="3xl" marginInline="auto" marginTop="8">
      <Alert.Content>
        <Alert.Title>{title}</Alert.Title>
        <Alert.Description>{text}</Alert.Description>
      </Alert.Content>
      {action}
    </Alert.Root>
  )
}

/**
 * Handles failed imports: a page opened before a release may request code that no longer exists.
 */
class LoadFailure extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <Message
        title="This page cannot be shown."
        text="The back office may have been updated since you opened it."
        action={
          <Button size="sm" variant="outline" onClick={() => window.location.reload()}>
            Load it again
          </Button>
        }
      />
    )
  }
}
