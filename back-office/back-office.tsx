import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter, Redirect, Route, Switch } from 'react-router-dom'
import { StudioError } from './api/studio-api'
import { EditorPage } from './editor/editor-page'
import { ContentListPage } from './list/content-list-page'
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
      <BrowserRouter basename="/back-office">
        <EditorNameProvider>
          <PageFrame>
            <Switch>
              <Route exact path="/content" component={ContentListPage} />
              <Route path="/content/:id" component={EditorPage} />
              <Redirect to="/content" />
            </Switch>
          </PageFrame>
        </EditorNameProvider>
      </BrowserRouter>
    </QueryClientProvider>
  )
}
