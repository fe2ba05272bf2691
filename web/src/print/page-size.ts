// Tells the browser which paper it prints on, without margins: the sheets bring their own. The page's policy
// forbids styles in the document, so the rule is a style sheet made by script.
import { papers, type Paper } from './parts';

// Returns what takes the rule back.
export function setPageSize(paper: Paper): () => void {
  if (!('adoptedStyleSheets' in document)) return () => undefined;
  const rule = new CSSStyleSheet();
  rule.replaceSync(`@page { size: ${papers[paper].title.toLowerCase()} portrait; margin: 0 }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rule];
  return () => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== rule));
}

// Letter where it is usual, by the reader's language ("en-US").
export function usualPaper(language: string): Paper {
  const region = language.split('-').find((part) => /^[A-Z]{2}$/.test(part)) ?? '';
  return ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE'].includes(region) ? 'letter' : 'a4';
}
