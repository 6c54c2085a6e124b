/** “Swap” on the ritual card: checks the next prompt of the group; CSS shows it. */
for (const button of document.querySelectorAll<HTMLElement>('[data-swap]')) {
  button.onclick = () => {
    const name = button.dataset['swap'];
    const prompts = [...document.querySelectorAll<HTMLInputElement>(`input[name=${name}]`)];
    const at = prompts.findIndex(({ checked }) => checked) + 1;
    prompts[at % prompts.length]?.click();
  };
}

// Makes this a module, so that its names stay local.
export {};
