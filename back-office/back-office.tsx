import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter, Redirect, Route, Switch } from 'react-router-dom'
import { StudioError } from './api/studio-api'
import { EditorPage } from './editor/editor-page'
import { ContentListPage } from './list/content-list-page'
import { ConfirmationProvider, useConfirmation } from './parts/confirmation'
import { EditorNameProvider } from './parts/editor-name'
import { PageFrame } from './parts/page-frame'

const RETRIES = 2

const client = new QueryClient({
  defaultOptions: {
    queries: {
      // what was refused is refused again
      retry: (count, error) =>
        count < RETRIES &&
        !(error instanceof StudioError && error.status >= 400 && error.status < 500),
      refetchOnWindowFocus: false,
    },
  },
})

/** The back office: so far the content studio. */
export function BackOffice() {
  return (
    <QueryClientProvider client={client}>
      <ConfirmationProvider>
        <EditorNameProvider>
          <Pages />
        </EditorNameProvider>
      </ConfirmationProvider>
    </QueryClientProvider>
  )
}

function Pages() {
  const confirm = useConfirmation()
  /** What `Prompt` asks before a page is left. */
  const askBeforeLeaving = async (text: string, answer: (mayLeave: boolean) => void) =>
    answer(await confirm({ title: 'Leave without saving?', text, action: 'Leave' }))
  return (
    <BrowserRouter
      basename="/back-office"
      getUserConfirmation={(text, answer) => void askBeforeLeaving(text, answer)}
    >
      <PageFrame>
        <Switch>
          <Route exact path="/content" component={ContentListPage} />
          <Route path="/content/:id" component={EditorPage} />
          <Redirect to="/content" />
        </Switch>
      </PageFrame>
    </BrowserRouter>
  )
}
