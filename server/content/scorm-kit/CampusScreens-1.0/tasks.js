import { element, nodesOf, say, textOf } from './words.js';

/**
 * A task in a screen: `choose` has options with the first of `right` counting from 0; `number` takes a number within
 * `tolerance`. `answer` is what was kept of it: `{given, isRight, first}`; `first` is whether the first try was right.
 */
export function taskOf(task, answer, onAnswer) {
  const isChoice = task.options !== undefined;
  const said = element('p', { class: 'said', role: 'status' });
  const fields = isChoice ? optionsOf(task, answer) : numberOf(task, answer);
  const check = element(
    'button',
    { class: 'main', type: 'button', onclick: () => submit() },
    say(answer === undefined ? 'check' : 'again'),
  );
  const tell = (given, isRight) => {
    said.className = `said ${isRight ? 'right' : 'wrong'}`;
    const more = isChoice
      ? (task.options[given].says ?? (isRight ? task.why : task.hint))
      : isRight
        ? task.why
        : task.hint;
    said.replaceChildren(element('strong', {}, say(isRight ? 'right' : 'wrong')), ' ', ...(more ? nodesOf(more) : []));
    check.hidden = isRight;
    check.textContent = say('again');
  };
  if (answer !== undefined) tell(answer.given, answer.isRight);
  const submit = () => {
    const given = fields.read();
    if (given === undefined) {
      said.className = 'said';
      said.textContent = say(isChoice ? 'choose' : 'write');
      fields.focus();
      return;
    }
    const isRight = isChoice ? given === task.right : Math.abs(given - task.right) <= (task.tolerance ?? 0.001);
    tell(given, isRight);
    onAnswer(given, isRight);
  };
  // No form: a campus may forbid packages to send any, and then none hears that it is to be sent.
  const onkeydown = (event) => event.key === 'Enter' && event.target.matches('input') && submit();
  return element('div', { class: 'task', onkeydown }, fields.shown, said, check);
}

function optionsOf({ question, options, lang }, answer) {
  const inputs = options.map((_, n) =>
    element('input', { type: 'radio', name: 'answer', value: n, checked: answer?.given === n }),
  );
  const labels = options.map((option, n) =>
    element('label', {}, inputs[n], element('span', lang ? { lang, dir: 'ltr' } : {}, nodesOf(option.text ?? option))),
  );
  return {
    shown: element('fieldset', {}, element('legend', {}, nodesOf(question)), labels),
    read: () => {
      const chosen = inputs.findIndex(({ checked }) => checked);
      return chosen < 0 ? undefined : chosen;
    },
    focus: () => inputs[0].focus(),
  };
}

function numberOf({ question, unit }, answer) {
  const input = element('input', { type: 'text', inputmode: 'decimal', autocomplete: 'off', id: 'answer', dir: 'ltr' });
  if (answer !== undefined) input.value = answer.given;
  return {
    shown: element(
      'div',
      { class: 'number' },
      element('label', { class: 'ask', for: 'answer' }, nodesOf(question)),
      element('span', { class: 'field' }, input, element('span', { dir: 'ltr' }, textOf(unit ?? ''))),
    ),
    read: () => numberIn(input.value),
    focus: () => input.focus(),
  };
}

/** As people write it: with a comma or a point, in Arabic or Persian digits too. */
function numberIn(text) {
  const western = text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[,٫]/g, '.')
    .replace(/[^\d.-]/g, '');
  return western === '' || Number.isNaN(Number(western)) ? undefined : Number(western);
}
