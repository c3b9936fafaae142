/** Why a whole export was not read: a word of `strings.ts`. */
export type FeedProblem =
  | 'notXml'
  | 'notCsv'
  | 'hasEntities'
  | 'noEvents'
  | 'tooMany'
  | 'notAllowed'
  | 'notReached'
  | 'tooLarge'
export class UnreadableFeed extends Error {
  readonly problem: FeedProblem
  constructor(problem: FeedProblem) {
    super(problem)
    this.problem = problem
  }
}
