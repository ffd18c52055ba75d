/** Nobody can say whether what was entered is right. `message`: a Spanish sentence to the student, how to write it. */
export class NotRead extends Error {
  override readonly name = 'NotRead';
}
