import { BASE_EDITION } from '@contracts/studio'
import type {
  StudioBrokenLinks,
  StudioLinkKind,
  StudioLinkTarget,
  StudioReplacement,
  StudioStaleCopy,
  StudioTextChange,
  StudioTextMatches,
  StudioTextSearch,
} from '@contracts/studio-texts'
import { toQuery } from './engine'
import { ask, send, contentPath } from './studio-api'

const itemPath = (id: string) => `/items/${encodeURIComponent(id)}`

/** Requests about the texts and links of all items. */
export const textsApi = {
  search: ({ find, isCaseSensitive = false, isWholeWord = false }: StudioTextSearch) =>
    ask<StudioTextMatches>(
      `/texts${toQuery({ find, isCaseSensitive: String(isCaseSensitive), isWholeWord: String(isWholeWord) })}`,
    ),
  replace: (replacement: StudioReplacement) =>
    send<StudioTextChange>('/texts/changes', replacement),
  listChanges: () => ask<{ changes: StudioTextChange[] }>('/texts/changes'),
  undo: (id: string, editor: string) =>
    send<StudioTextChange>(`/texts/changes/${id}/undo`, { editor }),
  listCopies: (id: string, version: number) =>
    ask<{ copies: StudioStaleCopy[] }>(`${itemPath(id)}/copies${toQuery({ version })}`),
  mendCopies: (
    id: string,
    mending: {
      version: number
      editor: string
      copies: { editionId: string; expectedVersion: number }[]
    },
  ) => send<StudioTextChange>(`${itemPath(id)}/copies`, mending),
  listLinkTargets: (kind: StudioLinkKind, text: string) =>
    ask<{ targets: StudioLinkTarget[] }>(`/links${toQuery({ kind, text })}`),
  checkAddresses: (addresses: string[]) =>
    send<{ problems: Record<string, string> }>('/links/check', { addresses }),
  listBrokenLinks: () => ask<StudioBrokenLinks>('/links/broken'),
}

/** The path of the editor that opens an item at a field. */
export function fieldPath(place: { itemId: string; editionId: string; path: string }): string {
  const query = place.editionId === BASE_EDITION ? '' : toQuery({ edition: place.editionId })
  return `${contentPath(place.itemId)}${query}#${encodeURIComponent(place.path)}`
}
