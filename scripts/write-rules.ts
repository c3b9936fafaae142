/**
 * Only `src/saving/` writes content (docs/decisions/014). Other writers are listed here with their reasons; everything else is
 * refused.
 */

/** Tables without content, by the names under which their `tables.ts` exports them. */
export const NO_CONTENT: Record<string, string> = {
  sessions: 'who is logged in',
  secondFactors: 'keys of authenticators',
  passkeys: 'keys of devices',
  recoveryCodes: 'codes for the day a telephone is lost',
  favorites: 'what somebody keeps for themselves',
  favoriteLooks: 'when somebody last looked at them',
  calendarAddresses: 'where somebody fetches their favorites',
  accountLinks: 'what somebody has to confirm from their mailbox',
  identityEvents: 'who logged in and when',
  auditEntries: 'who did what, taken over from the trail and the identity events',
  throttleCounts: 'how often somebody called',
  waitingVisitors: 'who stands in line before the shop',
  installationFacts: 'what the installation knows of itself',
  errorLog: 'addresses that visitors did not find',
  searchDocuments: 'the index, made of content',
  searchCounts: 'what visitors searched for',
  previewLinks: 'links to a draft that end by themselves',
  editorPresence: 'who has a document open',
  importRecords: 'which event an export speaks of, and what was done with it',
  importReadings: 'how the reading of an export went',
  searchSums: 'the same by months, quarters and years',
  searchDays: 'the same in all',
  pageViews: 'how often pages were looked at',
  pageViewSums: 'the same by months, quarters and years',
  pageViewDays: 'the same in all',
  errorDays: 'how often visitors did not find something',
  tempFiles: 'files on their way into an entry',
}

/** Files that are part of a save path, or have a save path of their own. */
export const OWN_WAYS: Record<string, string> = {
  'src/pages/write.ts': 'documents: modules are written as versions',
  'src/pages/page-words.ts': 'the part of a page that lies beside its row; called by its save alone',
  'src/domains/forms/entries.ts': 'what visitors send in; the back-office changes it by its subject',
  'src/domains/forms/forget.ts': 'entries whose time is over',
  'src/domains/accounts/audit/collect.ts':
    'the audit trail, made of the trail of content and the identity events',
  'src/domains/media/avif.ts': 'which renditions there are, made of a picture by a job',
  'src/domains/events/days-in-zone.ts': 'days made of the moments of events, before anybody is served',
}
