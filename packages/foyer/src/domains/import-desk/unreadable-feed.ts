/** Why a whole export could not be read: a key of `strings.ts`. */
export type FeedProblem =
  | 'notXml'
  | 'notCsv'
  | 'hasEntities'
  | 'noEvents'
  | 'tooMany'
  | 'notAllowed'
  | 'notReached'
  | 'tooLarge'
  | 'noProgramme'
export class UnreadableFeed extends Error {
  readonly problem: FeedProblem
  constructor(problem: FeedProblem) {
    super(problem)
    this.problem = problem
  }
}
