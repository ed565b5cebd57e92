import { openCampus } from './campus.js';
import { taskOf } from './tasks.js';
import { element, LANGUAGES, nodesOf, say, speakIn, textOf } from './words.js';

/**
 * Shows screens one after the other and keeps where the person is and what they answered. `course`: `title`, `screens` and,
 * where there is something to pass, `pass` (share of right answers) and `objective` (its id). A screen: `id`, `title`,
 * `picture` (markup of an SVG), `paragraphs`, `words` (`[German, meaning]`), `tip`, `task`.
 */
export function startScreens(course) {
  new Screens(course).start();
}

class Screens {
  constructor(course) {
    this.course = course;
    this.campus = openCampus();
    this.tasks = course.screens.filter(({ task }) => task !== undefined);
    this.answers = { ...this.campus.state.answers };
    this.language = speakIn(this.campus.language, ...navigator.languages);
    this.isResult = this.campus.place === 'result';
    this.at = Math.max(
      0,
      course.screens.findIndex(({ id }) => id === this.campus.place),
    );
  }

  start() {
    this.show();
    this.keep();
  }

  open() {
    return this.tasks.filter(({ id }) => this.answers[id] === undefined);
  }

  points() {
    return this.tasks.filter(({ id }) => this.answers[id]?.first).length;
  }

  isPassed() {
    const { pass } = this.course;
    return pass === undefined ? undefined : this.points() / this.tasks.length >= pass;
  }

  keep() {
    const { campus, course, answers, language, tasks } = this;
    const [isDone, isPassed, points] = [this.open().length === 0, this.isPassed(), this.points()];
    const place = this.isResult ? 'result' : course.screens[this.at].id;
    campus.keep({ place, state: { answers }, points, of: tasks.length, isDone, isPassed, language });
    if (course.objective !== undefined && isDone)
      campus.more({
        'cmi.objectives.0.id': course.objective,
        'cmi.objectives.0.success_status': isPassed ? 'passed' : 'failed',
        'cmi.objectives.0.completion_status': 'completed',
        'cmi.objectives.0.score.scaled': (points / tasks.length).toFixed(2),
      });
  }

  answered(id, given, isRight) {
    this.answers[id] = { given, isRight, first: this.answers[id]?.first ?? isRight };
    this.keep();
    this.showPlace();
  }

  go(to) {
    const last = this.course.screens.length - 1;
    this.isResult = to > last;
    this.at = Math.min(Math.max(to, 0), last);
    this.keep();
    this.show();
    scrollTo(0, 0);
    document.querySelector('h1').focus({ preventScroll: true });
  }

  restart() {
    this.answers = {};
    this.go(0);
  }

  speak(code) {
    this.language = speakIn(code);
    this.keep();
    this.show();
    document.querySelector('#language').focus();
  }

  show() {
    const { course, at, isResult, language } = this;
    const screen = course.screens[at];
    const title = isResult ? say('result') : screen.title;
    document.title = `${textOf(title)} · ${textOf(course.title)}`;
    const answered = (given, isRight) => this.answered(screen.id, given, isRight);
    const head = languages(language, (code) => this.speak(code));
    document.body.replaceChildren(
      element('header', {}, element('p', { class: 'course' }, nodesOf(course.title)), head),
      element('div', { class: 'place' }),
      element(
        'main',
        {},
        element('h1', { tabindex: '-1' }, nodesOf(title)),
        isResult ? this.result() : partsOf(screen, this.answers[screen.id], answered),
      ),
      element('footer', {}, this.ways()),
    );
    this.showPlace();
  }

  ways() {
    const { at, isResult, course } = this;
    const isLast = at === course.screens.length - 1;
    const way = (word, onclick, more) => element('button', { type: 'button', onclick, ...more }, say(word));
    const on = { class: 'main' };
    return [
      way('back', () => this.go(isResult ? at : at - 1), { disabled: at === 0 && !isResult }),
      isResult ? way('restart', () => this.restart(), on) : way(isLast ? 'finish' : 'next', () => this.go(at + 1), on),
    ];
  }

  showPlace() {
    const { at, isResult, course, answers } = this;
    const steps = course.screens.map(({ id, task }, n) => {
      const here = !isResult && n === at ? 'here' : '';
      return element('li', { class: `${task === undefined ? '' : stateOf(answers[id])} ${here}` });
    });
    const text = isResult ? say('result') : say('page', { n: at + 1, of: course.screens.length });
    const trail = element('ol', { 'aria-hidden': 'true' }, steps);
    document.querySelector('.place').replaceChildren(element('span', {}, text), trail);
  }

  result() {
    const { course, tasks, campus } = this;
    const left = this.open().map(({ id }) => course.screens.findIndex((screen) => screen.id === id) + 1);
    const verdict = this.isPassed() === false ? say('failed') : say('passed');
    return [
      element('p', { class: 'score' }, `${Math.round((100 * this.points()) / tasks.length)} %`),
      element('p', {}, say('points', { n: this.points(), of: tasks.length })),
      element('p', { class: 'verdict' }, left.length > 0 ? say('open', { list: left.join(', ') }) : verdict),
      element('p', { class: 'note' }, say(campus.isThere ? 'kept' : 'alone')),
    ];
  }
}

function stateOf(answer) {
  if (answer === undefined) return 'open';
  return answer.isRight ? 'right' : 'tried';
}

function languages(current, speak) {
  const options = Object.entries(LANGUAGES).map(([code, name]) =>
    element('option', { value: code, lang: code, selected: code === current }, name),
  );
  return element(
    'select',
    { id: 'language', 'aria-label': say('language'), onchange: ({ target }) => speak(target.value) },
    options,
  );
}

function partsOf({ picture, paragraphs = [], words = [], tip, task }, answer, answered) {
  const drawn = element('div', { class: 'picture', 'aria-hidden': 'true' });
  if (picture !== undefined) drawn.innerHTML = picture;
  const examples = words.map(([word, meaning]) =>
    element('div', {}, [
      element('dt', {}, element('span', { lang: 'de', dir: 'ltr' }, marked(word))),
      element('dd', {}, nodesOf(meaning)),
    ]),
  );
  return [
    picture !== undefined && drawn,
    ...paragraphs.map((text) => element('p', {}, nodesOf(text))),
    words.length > 0 && element('dl', { class: 'words' }, examples),
    tip !== undefined && element('p', { class: 'tip' }, nodesOf(tip)),
    task !== undefined && taskOf(task, answer, answered),
  ].filter(Boolean);
}

/** `m[ei]n`: the letters that it is about. */
function marked(word) {
  return word.split(/\[([^\]]+)\]/).map((part, n) => (n % 2 === 0 ? part : element('mark', {}, part)));
}
