/** Default members of a document.json in tests. */

export const caseRule = { ignoreCase: false, section: '1', reason: 'for the test' };

export const soundDocument = {
  id: 'test',
  title: 'Test',
  authors: ['A'],
  date: '2000',
  follows: null,
  status: { kind: 'web page', obsoletedBy: [], updatedBy: [] },
  source: 'A, "Test", 2000',
  printedHash: 'sha256:',
  notationSection: '1',
  literals: caseRule,
  ruleNames: caseRule,
  otherStarts: [],
};
