import type { Element } from 'hast';
import { CONTINUE, EXIT, visit } from 'unist-util-visit';
import { attribute, classesOf, element, isElement, replaceElements, styleOf } from './htmlTree.ts';

/** Writes a task as the converter expects it, with a checkbox in front. */
export function withTask(item: Element, list: Element): Element {
  const isChecked = taskState(item, list);
  if (isChecked === undefined) return item;
  const box = element('input', [], { type: 'checkbox', checked: isChecked, isTask: true });
  replaceElements(item, (node) => {
    // Google describes its picture of a box in the reader's language.
    const isBox = 'ariaRoleDescription' in node.properties || /check(box|ed)/i.test(attribute(node, 'alt'));
    const isInput = isElement(node, 'input') && !node.properties.isTask;
    return isInput || (isElement(node, 'img') && isBox) ? [] : undefined;
  });
  return { ...item, children: [box, ...item.children] };
}

/** The checklists of Confluence, TinyMCE and Notion's export. */
const checklists = /\b(inline-task-list|tox-checklist|to-do-list)\b/;

function taskState(item: Element, list: Element): boolean | undefined {
  const state =
    attribute(item, 'dataChecked') ||
    attribute(item, 'ariaChecked') ||
    attribute(item, 'dataList') ||
    attribute(item, 'dataTaskState') ||
    styleOf(item, '--en-checked');
  if (/^(true|checked|done)$/i.test(state)) return true;
  if (/^(false|unchecked|check|todo)$/i.test(state)) return false;
  const box = item.children.find((child) => isElement(child, 'div'));
  if (checklists.test(classesOf(list)))
    return /(^|[ -])checked\b|checkbox-on\b/.test(`${classesOf(item)} ${box ? classesOf(box) : ''}`);
  return boxIn(item);
}

/** Takes a typed box out of the text. */
function boxIn(item: Element): boolean | undefined {
  let state: boolean | undefined;
  visit(item, (node) => {
    if (isElement(node, 'input')) state = Boolean(node.properties.checked);
    else if (node.type !== 'text' || node.value.trim() === '') return CONTINUE;
    else {
      const [sign] = /^\s*([☐☑☒🗹]|\[[ x]\](?=\s))\s*/iu.exec(node.value) ?? [];
      if (sign) state = /[☑☒🗹x]/iu.test(sign);
      node.value = node.value.slice(sign?.length ?? 0);
    }
    return EXIT;
  });
  return state;
}

/** A task whose checkbox is checked. */
export function isFinishedTask(node: Element): boolean {
  const [box] = node.children;
  return isElement(node, 'li') && isElement(box, 'input') && Boolean(box.properties.checked);
}
